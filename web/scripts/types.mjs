// Writes src/messages.ts from the Python declarations of the messages.
// With --check it writes nothing and fails if the committed file is not current.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { compile } from "json-schema-to-typescript";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const TARGET = here("../src/messages.ts");
const BANNER =
  "/* Generated from src/wildpark/server/messages/messages.py by `npm run types`. Do not edit. */";

function python() {
  const local = here("../../.venv/bin/python");
  return process.env.PYTHON ?? (existsSync(local) ? local : "python3");
}

function schema() {
  const source = execFileSync(python(), ["-m", "wildpark.server.messages.schema"], {
    encoding: "utf8",
    env: { ...process.env, PYTHONPATH: here("../../src") },
    maxBuffer: 2 ** 24,
  });
  const found = JSON.parse(source);
  for (const type of Object.values(found.$defs)) {
    // plain data of the rules (messages forbid unknown fields) is only ever sent whole to the page
    if (type.type === "object" && type.additionalProperties !== false)
      type.required = Object.keys(type.properties);
  }
  return found;
}

const compiled = await compile(schema(), "Messages", {
  additionalProperties: false,
  bannerComment: BANNER,
  format: false,
  unreachableDefinitions: true,
});
// the generator adds to every comment where it met the name: that says nothing here
const types = compiled.replace(
  / \*\s*\n \* This interface was referenced by [\s\S]*?\n \*\//g,
  " */",
);

if (!process.argv.includes("--check")) {
  writeFileSync(TARGET, types);
} else if (readFileSync(TARGET, "utf8") !== types) {
  process.stderr.write("src/messages.ts is not current: run `npm run types`\n");
  process.exit(1);
}
