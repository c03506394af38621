import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { noticeForOlderBrowsers, TARGETS } from "./scripts/browsers.ts";

const SERVER = process.env.WILDPARK_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [react(), noticeForOlderBrowsers()],
  build: {
    outDir: "../src/wildpark/server/static",
    emptyOutDir: true,
    target: TARGETS, // of scripts and styles
    // the content policy of the server allows no data: addresses for scripts and fonts
    assetsInlineLimit: 0,
  },
  server: {
    fs: { allow: ["..", "."] },
    proxy: { "/api": { target: SERVER, ws: true, changeOrigin: false } },
  },
  test: { include: ["src/**/*.test.{ts,tsx}"] },
});
