/** The shapes of questions, besides their kind. */
import { enumerate, type PhaseId, type Prompt, type PromptKind, type SeatView, type TableView } from '#engine';
import type { Game, Where } from './layers.ts';

/** The public view and all questions of a table. */
export interface Standing {
  readonly table: TableView;
  /** The prompts of all seats, with plays at any time if there is something to play. */
  readonly prompts: readonly Prompt[];
  readonly seats: readonly SeatView[];
}

/** A shape of a question. The name is added to the kind; it is empty if any question of the kind matches. */
export interface Shape<P extends Prompt = Prompt> {
  readonly name: string;
  readonly is: (prompt: P, standing: Standing) => boolean;
  readonly where: Where;
}

export type Shapes<K extends PromptKind> = readonly Shape<Extract<Prompt, { readonly kind: K }>>[];

/** Powers that are optional rules of 1979. */
const PERHAPS: readonly Game[] = ['avalon-hill-1979 basic', 'avalon-hill-1979 advanced'];

export const ADVANCED: Where = {
  in: ['gf9-2019 advanced'],
  else: 'a power of the advanced game',
  perhaps: PERHAPS,
};
export const STARRED: Where = {
  in: ['gf9-2019 advanced'],
  else: 'only the advanced game tells starred forces apart',
  perhaps: PERHAPS,
};
export const NO_LEADER: Where = {
  in: ['avalon-hill-1979 basic'],
  else: 'an option of 1979',
  perhaps: PERHAPS,
};
export const HIDDEN: Where = {
  in: ['gf9-2019 advanced'],
  else: 'only captives leave open whether a leader is free',
  perhaps: PERHAPS,
};
export const STOPPED: Where = {
  in: ['gf9-2019 basic', 'gf9-2019 advanced'],
  else: 'in 1979 no Karama stops what acts in a shipment of the basic game',
  perhaps: PERHAPS,
};

export const LEFT_TO_ALLY: Where = {
  in: ['gf9-2019 basic', 'gf9-2019 advanced', 'avalon-hill-1979 basic'],
  else: 'the same as in the basic game of 1979',
  perhaps: PERHAPS,
};
export const COEXISTENCE: Where = {
  in: ['avalon-hill-1979 advanced'],
  else: 'an optional rule of 1979',
  perhaps: PERHAPS,
};
export const CARDS_OF_THE_DUEL: Where = {
  in: ['avalon-hill-1979 advanced'],
  else: 'a card of an optional rule of 1979',
  perhaps: PERHAPS,
};

/** Questions to a faction that only the nine-faction compendium has. */
export const NINE_FACTIONS: Where = {
  in: ['nine-faction advanced'],
  else: 'a faction of the nine-faction compendium',
};

/** An offer after a battle that a marked leader has won in a stronghold. Scenarios make it. */
export const LATER_BETRAYALS: Where = {
  in: [],
  else: 'no random game of the recording wins a stronghold with a marked leader and keeps it to itself',
  perhaps: ['nine-faction advanced'],
};

/** Questions about traps and attacks. Scenarios ask them. */
export const TRAPS: Where = {
  in: [],
  else: 'forty random games seldom lay a trap or attack a leader',
  perhaps: ['nine-faction advanced', 'nine-faction basic'],
};

/** Any question of its kind. */
export const any: Shape = { name: '', is: () => true, where: 'everywhere' };
export const only = (where: Where): Shape => ({ ...any, where });

/** Some seats have answered and may still withdraw. Other seats have not answered. */
export const halfSealed: Shape = {
  name: 'sealed by some',
  is: ({ kind, sealed }, { prompts }) => sealed && prompts.some((other) => other.kind === kind && !other.sealed),
  where: 'everywhere',
};

/** Some other seats have answered finally. */
export const doneBySome = (among: (standing: Standing) => number): Shape => ({
  name: 'done by some',
  is: ({ kind }, standing) => standing.prompts.filter((other) => other.kind === kind).length < among(standing),
  where: 'everywhere',
});

export const factionsIn = ({ table }: Standing): number => table.factions.length;

/** Whether more than a pass is legal: the player can play a card or call a traitor. */
export const withMoreThanPass = (name: string): Shape => ({
  name,
  is: ({ answers }) => {
    const [first, second] = enumerate(answers);
    return first !== undefined && second !== undefined;
  },
  where: 'everywhere',
});

/** Whether Mentat plays one of these phases, or the table plays it on the board. */
export const isRunning =
  (...phases: readonly (PhaseId | null)[]) =>
  (_prompt: Prompt, { table }: Standing): boolean =>
    phases.includes(table.running);
