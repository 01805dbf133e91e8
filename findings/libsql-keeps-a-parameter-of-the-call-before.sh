#!/usr/bin/env bash
# libsql 0.5.29 runs a prepared statement with a value of an earlier call where the present call gives too few values.
#
# Guess: it says that it aims to be compatible with better-sqlite3, which refuses a call with too few values. At worst
# the missing value is NULL.
# Seen: no error. The first call of a statement stores NULL. A later call stores the value that the call before gave for
# that placeholder, so a row of one owner gets a column of another. `get` and `all` do the same. A value that is given as
# `undefined` is NULL, and a missing name of an object is NULL too.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund libsql@0.5.29

cat >try.mjs <<'SCRIPT'
import Database from 'libsql';
const db = new Database(':memory:');
db.exec('CREATE TABLE row (id INTEGER PRIMARY KEY, note TEXT)');
const insert = db.prepare('INSERT INTO row VALUES (?, ?)');
insert.run(1);
insert.run(2, 'of the second row');
insert.run(3);
insert.run(4, undefined);
const named = db.prepare('INSERT INTO row VALUES (:id, :note)');
named.run({ id: 5, note: 'of the fifth row' });
named.run({ id: 6 });
const select = db.prepare('SELECT ? AS a, ? AS b');
select.get(1, 'of the first query');
const notes = db.prepare('SELECT note FROM row ORDER BY id').all().map(({ note }) => note);
console.log(JSON.stringify([...notes, select.all(2)[0].b]));
SCRIPT
seen=$(node try.mjs)
expected='[null,"of the second row","of the second row",null,"of the fifth row",null,"of the first query"]'
[ "$seen" = "$expected" ] || { echo "Changed: $seen"; exit 1; }
echo "As found: libsql 0.5.29 fills a missing positional value with the one of the call before."
