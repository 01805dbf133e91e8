/**
 * Secrets that several people owe at once: dials, plans, answers in a window, words about the board. Each commits; others
 * see only that; who changes takes back first; once all are in, they are revealed together. The events of each keep their
 * own names and say what is revealed.
 */
import type { FactionId } from './factions.ts';

/** What has been committed, in the order it came in; nobody has two. Secret until it is revealed. */
export type Commitments<Value> = readonly { readonly faction: FactionId; readonly value: Value }[];

export const NO_COMMITMENTS: Commitments<never> = [];

/** With this faction's, in the place of one it may have had. */
export const withCommitment = <Value>(
  commitments: Commitments<Value>,
  faction: FactionId,
  value: Value,
): Commitments<Value> => [...withoutCommitted(commitments, faction), { faction, value }];

/** Without this faction's. */
export const withoutCommitted = <Value>(commitments: Commitments<Value>, faction: FactionId): Commitments<Value> =>
  commitments.filter((one) => one.faction !== faction);

/** What this faction has committed; `null` while it owes it. */
export const commitmentOf = <Value>(commitments: Commitments<Value>, faction: FactionId): Value | null =>
  commitments.find((one) => one.faction === faction)?.value ?? null;

/** Whether this faction's is in: all that others may see. */
export const hasCommitted = (commitments: Commitments<unknown>, faction: FactionId): boolean =>
  commitments.some((one) => one.faction === faction);

/** What these have committed, in their order, once all of it is in; `null` before. */
export function allCommitted<Value, const Parties extends readonly FactionId[]>(
  commitments: Commitments<Value>,
  parties: Parties,
): { readonly [Party in keyof Parties]: Value } | null {
  const values = parties.flatMap((faction) => commitments.filter((one) => one.faction === faction));
  if (values.length < parties.length) return null;
  return values.map(({ value }) => value) as unknown as { readonly [Party in keyof Parties]: Value };
}
