import { lazy, Suspense } from "react";
import { Route, Switch } from "wouter";
import Home from "./pages/Home";
import Join from "./pages/Join";
import NewTable from "./pages/NewTable";
import Table from "./pages/Table";
import { Shell } from "./shell/Shell";
import { Boundary } from "./ui/Boundary";
import { NotFound } from "./ui/States";
import { WordsProvider } from "./words/Words";

// the way to a table comes at once, the rest when it is asked for
const HowTo = lazy(() => import("./pages/HowTo"));
const PastGames = lazy(() => import("./pages/PastGames"));
const Replay = lazy(() => import("./pages/Replay"));

export function App() {
  return (
    <WordsProvider>
      <Shell>
        <Boundary>
          <Suspense fallback={null}>
            <Switch>
              <Route path="/" component={Home} />
              <Route path="/new/:game">{({ game }) => <NewTable key={game} game={game} />}</Route>
              <Route path="/how/:game">{({ game }) => <HowTo key={game} game={game} />}</Route>
              <Route path="/games" component={PastGames} />
              <Route path="/table/:id">{({ id }) => <Table key={id} id={id} />}</Route>
              <Route path="/join/:id/:secret">
                {({ id, secret }) => <Join key={id} id={id} secret={secret} />}
              </Route>
              <Route path="/replay/:id">{({ id }) => <Replay key={id} id={id} />}</Route>
              <Route path="/replay">
                <Replay id={null} />
              </Route>
              <Route>
                <NotFound />
              </Route>
            </Switch>
          </Suspense>
        </Boundary>
      </Shell>
    </WordsProvider>
  );
}
