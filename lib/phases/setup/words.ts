/** What is said while a game is set up. */
import { assertNever } from '../../core/assert-never.ts';
import type { ShuffledDeck } from '../../table/instructions.ts';
import type { PromptAsk } from '../../table/prompts.ts';
import type { SetupStep } from '../../table/setup.ts';
import { counted, sayForces } from '../../words/numbers.ts';

type SetupAsk = Extract<
  PromptAsk,
  { readonly kind: 'predict' | 'draw-own' | 'spread-forces' | 'start-anywhere' | 'setup-done' }
>;

const STEP_NAMES: Record<SetupStep, string> = {
  prediction: 'Prediction',
  traitors: 'Traitors',
  spice: 'Spice',
  forces: 'Forces',
  treachery: 'Cards',
  board: 'Board',
};

/** A step of the set-up, as a label. */
export const nameOfSetupStep = (step: SetupStep): string => STEP_NAMES[step];

const STEP_LEADS: Record<SetupStep, string> = {
  prediction: 'A winner is foretold, and sealed before anybody knows more.',
  traitors: 'Everybody takes four traitors and keeps one, in secret.',
  spice: 'Everybody takes the spice of their sheet.',
  forces: 'The first forces go onto the board.',
  treachery: 'Everybody takes their first treachery cards.',
  board: 'Everybody sets up their part of the table.',
};

/** What happens in a step of the set-up, for all to read. */
export const saySetupStep = (step: SetupStep): string => STEP_LEADS[step];

export function setupTitle(ask: SetupAsk): string {
  switch (ask.kind) {
    case 'predict':
      return 'Who wins, and in which turn?';
    case 'draw-own':
      return ask.matter === 'traitors'
        ? `Take ${counted(ask.count, 'traitor card')}, keep ${ask.keeps === ask.count ? 'all of them' : 'one'}.`
        : `Take ${counted(ask.count, 'treachery card')}.`;
    case 'spread-forces':
      return `Where do your first ${sayForces(ask.count)} stand?`;
    case 'start-anywhere':
      return ask.count === 1
        ? 'Where does your first force stand?'
        : `Where do your first ${sayForces(ask.count)} stand?`;
    case 'setup-done':
      return 'Does your part of the table stand?';
    default:
      return assertNever(ask);
  }
}

export function setupLead(ask: SetupAsk): string {
  switch (ask.kind) {
    case 'predict':
      return 'If that faction wins in that turn, alone or with allies, you win alone. Wins by the special conditions of the last turn do not count.';
    case 'draw-own':
      return ask.matter === 'traitors' ? traitorsLead(ask) : cardsLead(ask);
    case 'spread-forces':
      return 'Spread them as you like. All the others stay in your reserves.';
    case 'start-anywhere':
      return 'Any territory. Where others stand it begins as an advisor; alone it is a fighter.';
    case 'setup-done':
      return 'Tick what is done. When everybody’s part stands, the first storm can come.';
    default:
      return assertNever(ask);
  }
}

type Draw = Extract<SetupAsk, { readonly kind: 'draw-own' }>;

function traitorsLead({ count, keeps }: Draw): string {
  const others = keeps === count ? '' : 'Put the others face down under the deck. ';
  return keeps === 1
    ? `${others}Tell Mentat who it is, and it watches for that leader; or keep it to yourself.`
    : `${others}Tell Mentat who they are, and it watches for them; or keep it to yourself.`;
}

const cardsLead = ({ count }: Draw): string =>
  count === 1
    ? 'Tell Mentat what it is, and your battle plans offer it; or keep it to yourself.'
    : 'Tell Mentat what they are, and your battle plans offer them; or keep it to yourself.';

const DECKS: Record<ShuffledDeck, string> = {
  spice: 'the spice deck',
  treachery: 'the treachery deck',
  traitors: 'the traitor deck, of the factions in play only,',
  storm: 'the storm cards',
};

/** What a deck is called on the checklist. */
export const nameOfDeck = (deck: ShuffledDeck): string => DECKS[deck];
