import type { GameEvent, GameState, Prompt, Random } from '#engine';
import { invariant } from '#lib/core/assert-never.ts';
import { FEATURES } from '../features.ts';
import type { Move } from './random-choice.ts';
import type { Examples, FeatureTests, Happened } from './feature.ts';

/** Returns the fault of an event that the checks of the features find. */
export const wrongByFeatures = (before: GameState, event: GameEvent): readonly string[] =>
  Object.values(FEATURES).flatMap((feature) => feature.invariant?.(before, event) ?? []);

/** Returns the faults of all events of one command that the checks of the features find. */
export const wrongInCommand = (happened: readonly Happened[]): readonly string[] =>
  Object.values(FEATURES).flatMap((feature) => feature.invariantOfCommand?.(happened) ?? []);

/** Whether a player has prepared the answer to this question, by the checks of all features. */
export const isPrepared = (state: GameState, prompt: Prompt): boolean =>
  Object.values(FEATURES).some((feature) => feature.isPrepared?.(state, prompt) === true);

/** The choices of a table before a whole game begins. */
export const chosenByFeatures = (random: Random): readonly Move[] =>
  Object.values(FEATURES).flatMap((feature) => feature.chosen?.(random) ?? []);

type Feature = (typeof FEATURES)[keyof typeof FEATURES];
type List =
  | 'discloses'
  | 'emptiesPurses'
  | 'secretAnswers'
  | 'offered'
  | 'seldom'
  | 'sideActions'
  | 'asides'
  | 'nowAndThen'
  | 'aloud';
type Listed<L extends List> = NonNullable<Feature[L]>[number];

/** The lists of this kind from all features. They never change. */
export function listedBy<L extends List>(list: L): readonly Listed<L>[] {
  const known =
    lists.get(list) ?? Object.values(FEATURES).flatMap((feature): readonly unknown[] => feature[list] ?? []);
  lists.set(list, known);
  return known as readonly Listed<L>[];
}

const lists = new Map<List, readonly unknown[]>();

/** Joins one part of all features. If two features have an entry of the same name, the first test fails. */
export const ofFeatures = (
  part: Exclude<
    keyof FeatureTests<'battle'>,
    'words' | 'invariant' | 'invariantOfCommand' | 'isPrepared' | 'chosen' | 'examples' | List
  >,
): Readonly<Record<string, unknown>> =>
  together(
    part,
    Object.values(FEATURES).map((feature) => feature[part]),
  );

/** The examples of all features. */
export const examplesOf = (part: keyof Examples<'battle'>): Readonly<Record<string, unknown>> =>
  together(
    part,
    Object.values(FEATURES).map(({ examples }) => examples?.[part]),
  );

function together(
  part: string,
  parts: readonly (Readonly<Record<string, unknown>> | undefined)[],
): Readonly<Record<string, unknown>> {
  const all = parts.flatMap((one) => Object.entries(one ?? {}));
  invariant(new Set(all.map(([name]) => name)).size === all.length, `two features give the same of ${part}`);
  return Object.fromEntries(all);
}
