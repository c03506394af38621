import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { CHUNKS, compressed, drawings, texts } from "./scripts/assets.ts";
import { noticeForOlderBrowsers, TARGETS } from "./scripts/browsers.ts";

const SERVER = process.env.WILDPARK_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [react(), texts(), drawings(), noticeForOlderBrowsers(), compressed()],
  resolve: {
    alias: {
      // the sources are written against React; Preact does the same in a fifth of the bytes
      "react/jsx-runtime": "preact/jsx-runtime",
      "react-dom/client": "preact/compat/client",
      "react-dom": "preact/compat",
      react: "preact/compat",
    },
  },
  build: {
    outDir: "../src/wildpark/server/static",
    emptyOutDir: true,
    target: TARGETS, // of scripts and styles
    rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } },
    // the content policy of the server allows no data: addresses for scripts and fonts
    assetsInlineLimit: 0,
  },
  server: {
    fs: { allow: ["..", "."] },
    proxy: { "/api": { target: SERVER, ws: true, changeOrigin: false } },
  },
  test: { include: ["src/**/*.test.{ts,tsx}"] },
});
