// boardgame.io as it is set up in its own documentation, with its memory store: a game for two of
// as many moves as a game of African Park has. Prints its address; see server_load.py.
const { Server } = require("boardgame.io/server");
const { INVALID_MOVE } = require("boardgame.io/core");

const CELLS = 29;

const game = {
  name: "load",
  setup: () => ({ cells: Array(CELLS).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    place: ({ G, playerID }, cell) => {
      if (G.cells[cell] !== null) return INVALID_MOVE;
      G.cells[cell] = playerID;
    },
  },
  endIf: ({ G }) => (G.cells.every((cell) => cell !== null) ? { full: true } : undefined),
};

Server({ games: [game], origins: [false] })
  .run({ port: 0, callback: () => undefined })
  .then(({ appServer }) => console.log(`http://127.0.0.1:${appServer.address().port}`));
