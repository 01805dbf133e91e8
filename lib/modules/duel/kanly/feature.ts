/** Kanly: dueling cards, threats, and duels of two leaders in the arena. */
import { HAND_LOWERED, TABLE_RESUMED } from '../../../features/pausing/events.ts';
import { freeText } from '../../../core/grammar.ts';
import { shuffled } from '../../../core/random.ts';
import type { Feature } from '../../../kernel/feature.ts';
import { NO_COMMITMENTS } from '../../../model/commitments.ts';
import { accepted, refused } from '../../../model/decision.ts';
import { booleanField, factionField } from '../../../model/fields.ts';
import { isMainCharacter } from '../../../model/leaders.ts';
import { wholeDuelingDeck } from '../arena/cards.ts';
import { forPlayers } from '../arena/decks.ts';
import { KANLY_CARD_TURNED_IN } from '../kanly-cards/events.ts';
import { runningDuel } from './api.ts';
import type { KanlyActivity, KanlyContract } from './contract.ts';
import { duelGoesOn, ended } from './course.ts';
import { facts } from './facts.ts';
import { attackTimer, NOT_ANSWERED } from './fight.ts';
import { log } from './log.ts';
import { duelPrompts, promptHandlers } from './prompts.ts';
import { declaredByCard, reducer, shiftDeadlines } from './reducer.ts';
import { takenBack } from './take-back.ts';
import { decideParting } from './parting.ts';
import { decideCall, decideDeclare, decideThreat, decideWithdraw, declaredDuel } from './threats.ts';
import { ownView, publicView } from './view.ts';

/** The longest name of an action, in characters. */
const LONGEST_ACTION = 80;

export const kanly: Feature<KanlyContract> = {
  openingPayload: ({ rules: { duel, duelingDecks }, leaders, strengthOf }, seating, _choices, random) => {
    if (duel === null) return {};
    const rules = forPlayers(duel, duelingDecks, seating.length);
    const mains = seating.flatMap(({ faction }) => leaders(faction).filter(isMainCharacter));
    // NF XVIII.D: main characters of 8 lower the backing to 8.
    const mostBacking = Math.min(rules.mostBacking, ...mains.map(strengthOf));
    return { duelingDeck: shuffled(wholeDuelingDeck(rules.deck), random), duelRules: { ...rules, mostBacking } };
  },
  initialSlice: ({ duelingDeck: deck, duelRules: rules, seating }) => {
    if (deck === undefined || rules === undefined) return { kanly: null };
    const { startingCards, outside } = rules;
    const hands = seating
      .filter(({ faction }) => !outside.includes(faction))
      .map(({ faction }, at) => ({ faction, cards: deck.slice(at * startingCards, (at + 1) * startingCards) }));
    return {
      kanly: {
        rules,
        deck: deck.slice(hands.length * startingCards),
        discards: [],
        hands,
        threats: [],
        duels: 0,
      },
    };
  },
  activities: {
    kanly: {
      advance: duelGoesOn,
      prompts: duelPrompts,
      timer: attackTimer,
      onTakeBack: askedAgain,
    },
  },
  prompts: promptHandlers,
  advanceAlways: declaredDuel,
  commands: {
    ThreatenKanly: {
      from: 'seat',
      input: { on: factionField, action: freeText(LONGEST_ACTION, 'ship into Carthag') },
      decide: (ctx, state, { on, action }, { by }) => decideThreat(ctx, state, by, { on, action }),
    },
    DeclareKanly: { from: 'seat', input: {}, decide: (ctx, state, _command, { by }) => decideDeclare(ctx, state, by) },
    TakeBackThreat: {
      from: 'seat',
      input: {},
      decide: (_ctx, state, _command, { by }) => decideWithdraw(state, by),
    },
    OfferToPart: {
      from: 'seat',
      input: { offers: booleanField },
      decide: (_ctx, state, { offers }, { by }) => decideParting(state, by, offers),
    },
    CallKanly: {
      from: 'moderator',
      input: { by: factionField },
      decide: (ctx, state, { by }) => decideCall(ctx, state, by),
    },
    WithdrawKanly: {
      from: 'moderator',
      input: { by: factionField },
      decide: (_ctx, state, { by }) => decideWithdraw(state, by),
    },
    PartDuellists: {
      from: 'moderator',
      input: {},
      decide: (_ctx, state) => {
        const duel = runningDuel(state);
        return duel?.step === 'arena'
          ? accepted(...ended(state, duel, 'parted', null))
          : refused({ code: state.kanly === null ? 'no-duels-here' : 'no-duel-now' });
      },
    },
  },
  facts,
  // Players may know the cards that were drawn before the take-back, so these cards go under the deck.
  onTakeBack: takenBack,
  reducer,
  log,
  publicView,
  ownView,
  // The action is complete before the duel begins, so nothing before the duel can be undone.
  settles: ['KanlyBegan'],
  seals: [
    'ChampionPlaced',
    'BackingShown',
    'SidesShown',
    'ArenaMoved',
    'DuelingCardDrawn',
    'AttackResolved',
    'KanlyEnded',
  ],
  subscriptions: {
    [KANLY_CARD_TURNED_IN]: declaredByCard,
    [HAND_LOWERED]: (state, { shift }) => shiftDeadlines(state, shift),
    [TABLE_RESUMED]: (state, { shift }) => shiftDeadlines(state, shift),
  },
};

/** After a take-back, players answer again, because the answers may have been shown. */
function askedAgain(duel: KanlyActivity): KanlyActivity {
  const { step, champions, backing, seconds } = duel;
  return {
    ...duel,
    champions: step === 'champions' ? NO_COMMITMENTS : champions,
    backing: step === 'backing' ? NO_COMMITMENTS : backing,
    seconds: step === 'seconds' ? NO_COMMITMENTS : seconds,
    ...NOT_ANSWERED,
    parting: [],
  };
}
