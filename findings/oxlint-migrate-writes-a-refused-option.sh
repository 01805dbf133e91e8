#!/usr/bin/env bash
# @oxlint/migrate 1.86.0 turns an ESLint configuration into one that oxlint 1.94.0 refuses to read.
#
# Guess: both come from one project, so oxlint reads what the newest migration writes.
# Seen: the strict set of eslint-plugin-jsx-a11y 6.10.2 gives `control-has-associated-label` the option `includeRoles`,
# with the rule itself off. The migration copies the option. Oxlint checks the options of rules that are off too, knows
# no such field, and stops before it lints any file. Removing the rule from the written file is enough.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --legacy-peer-deps \
  oxlint@1.94.0 @oxlint/migrate@1.86.0 eslint@10.15.0 eslint-plugin-jsx-a11y@6.10.2

cat >eslint.config.mjs <<'CONFIG'
import jsxA11y from 'eslint-plugin-jsx-a11y';
export default [{ files: ['**/*.jsx'], ...jsxA11y.flatConfigs.strict }];
CONFIG
echo 'export const Page = () => <p>text</p>;' >page.jsx

npx @oxlint/migrate eslint.config.mjs >/dev/null
if npx oxlint page.jsx >seen.txt 2>&1; then
  echo "Changed: oxlint reads what the migration wrote."
  exit 1
fi
grep -q 'unknown field `includeRoles`' seen.txt || { echo "Changed: oxlint refuses for another reason:"; cat seen.txt; exit 1; }

node -e '
const fs = require("node:fs");
const config = JSON.parse(fs.readFileSync(".oxlintrc.json", "utf8"));
for (const part of [config, ...config.overrides]) delete part.rules?.["jsx-a11y/control-has-associated-label"];
fs.writeFileSync(".oxlintrc.json", JSON.stringify(config));
'
npx oxlint page.jsx >/dev/null || { echo "Changed: the file is refused without that rule too."; exit 1; }
echo "As found: oxlint 1.94.0 refuses the option includeRoles that @oxlint/migrate 1.86.0 wrote for a rule that is off."
