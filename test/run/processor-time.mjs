/**
 * Measures the processor seconds of a process with all its descendants from `/proc`. When a parent waits for a child
 * that ends, the kernel adds the child's time to the parent. A child that outlives its parent adds nothing, like those
 * of Chromium. So this module reads the tree five times a second and keeps the time of children without a parent.
 */
import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts processor time in hundredths of a second, whatever the machine. */
const TICKS_PER_SECOND = 100;
const LOOK_EVERY_MS = 200;

const isCounted = readProcess('self') !== null;
const trees = new Set();
let timer = null;
let reaped = reapedByUs();

/**
 * Starts to count a child of this process.
 * @param {number} root its process id
 * @returns {{ ended(): void, seconds(): number | null }} call `ended` in the child's `exit` event; `null` without
 * `/proc`
 */
export function countProcessorTime(root) {
  const tree = { root, members: new Map(), gone: 0 };
  if (isCounted) {
    trees.add(tree);
    timer ??= setInterval(look, LOOK_EVERY_MS).unref();
    look();
  }
  return {
    ended() {
      if (!isCounted) return;
      look();
      const now = reapedByUs();
      tree.gone += now - reaped;
      reaped = now;
      tree.members.delete(root);
    },
    seconds: () => (isCounted ? (tree.gone + ticksOf(tree.members)) / TICKS_PER_SECOND : null),
  };
}

/** Reads every process of the machine once and updates each tree. */
function look() {
  const processes = readProcesses();
  for (const tree of trees) {
    const { members, root } = tree;
    tree.members = membersOf(tree, processes);
    const hasRootGone = members.has(root) && !tree.members.has(root);
    tree.gone += hasRootGone ? leftBehind(root, members, tree.members) : lost(members, tree.members);
  }
}

/** Returns the time of ended processes whose parent did not wait for them. */
const lost = (before, now) => Math.max(0, ticksOf(before) - ticksOf(now));

/**
 * Returns the time of processes that had lost their parent before the root ended. `ended` already contains the root and
 * every process that the root waited for.
 */
function leftBehind(root, before, now) {
  return ticksOf(new Map([...before].filter(([id, { parent }]) => id !== root && !now.has(id) && !before.has(parent))));
}

/** Returns the running processes of a tree: those known before, even with a new parent, and all their children. */
function membersOf({ root, members }, processes) {
  const children = Map.groupBy?.(processes.values(), ({ parent }) => parent) ?? groupByParent(processes);
  const known = [...members.keys()].filter((id) => processes.get(id)?.started === members.get(id).started);
  const found = new Map();
  const open = known.length > 0 || members.size > 0 ? known : [root];
  while (open.length > 0) {
    const id = open.pop();
    const process = processes.get(id);
    if (process === undefined || found.has(id)) continue;
    found.set(id, process);
    for (const child of children.get(id) ?? []) open.push(child.id);
  }
  return found;
}

function groupByParent(processes) {
  const groups = new Map();
  for (const process of processes.values())
    groups.set(process.parent, [...(groups.get(process.parent) ?? []), process]);
  return groups;
}

const ticksOf = (members) => [...members.values()].reduce((sum, { ticks }) => sum + ticks, 0);

function readProcesses() {
  const ids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const read = ids.map(readProcess).filter((process) => process !== null);
  return new Map(read.map((process) => [process.id, process]));
}

/** Reads one process: its own time and the time of the children it has waited for; `null` if the process has ended. */
function readProcess(name) {
  try {
    const line = readFileSync(`/proc/${name}/stat`, 'latin1');
    // The second field is the command in brackets. The command may contain blanks and brackets.
    const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
    const [user, system, childUser, childSystem] = fields.slice(11, 15).map(Number);
    return {
      id: Number.parseInt(line, 10),
      parent: Number(fields[1]),
      started: fields[19],
      ticks: user + system + childUser + childSystem,
      waitedFor: childUser + childSystem,
    };
  } catch {
    return null;
  }
}

function reapedByUs() {
  return readProcess('self')?.waitedFor ?? 0;
}
