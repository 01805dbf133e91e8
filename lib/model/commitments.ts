/**
 * Commitments: sealed answers that several seats must give, such as dials, plans, answers in a window, or checks of the
 * board. Others see only that a seat has committed. A seat must withdraw before it changes its answer. Once all are in,
 * they are revealed together. Each feature has its own events for them.
 */
import type { FactionId } from './factions.ts';

/**
 * The commitments in the order of their arrival; a faction has at most one. The commitments are secret until they are
 * revealed.
 */
export type Commitments<Value> = readonly { readonly faction: FactionId; readonly value: Value }[];

export const NO_COMMITMENTS: Commitments<never> = [];

/** Returns the commitments with the commitment of this faction, which replaces an earlier commitment. */
export const withCommitment = <Value>(
  commitments: Commitments<Value>,
  faction: FactionId,
  value: Value,
): Commitments<Value> => [...withoutCommitted(commitments, faction), { faction, value }];

/** Returns the commitments without the commitment of this faction. */
export const withoutCommitted = <Value>(commitments: Commitments<Value>, faction: FactionId): Commitments<Value> =>
  commitments.filter((one) => one.faction !== faction);

/** Returns this faction's commitment; `null` before the faction has committed. */
export const commitmentOf = <Value>(commitments: Commitments<Value>, faction: FactionId): Value | null =>
  commitments.find((one) => one.faction === faction)?.value ?? null;

/** Whether this faction has committed. Other seats may see only this. */
export const hasCommitted = (commitments: Commitments<unknown>, faction: FactionId): boolean =>
  commitments.some((one) => one.faction === faction);

/** Returns the commitments of these factions in order once all have committed; `null` before that. */
export function allCommitted<Value, const Parties extends readonly FactionId[]>(
  commitments: Commitments<Value>,
  parties: Parties,
): { readonly [Party in keyof Parties]: Value } | null {
  const values = parties.flatMap((faction) => commitments.filter((one) => one.faction === faction));
  if (values.length < parties.length) return null;
  return values.map(({ value }) => value) as unknown as { readonly [Party in keyof Parties]: Value };
}
