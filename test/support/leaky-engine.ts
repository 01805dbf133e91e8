/**
 * Engines with planted leaks, one for each kind of secret and each way out, to test the tests of secrecy. Each engine
 * is the real engine with one careless line.
 */
import {
  allItems,
  itemAt,
  present,
  TREACHERY_TITLES,
  type Audience,
  type CommandEnvelope,
  type FactionId,
  type GameState,
  type Refusal,
  type TableView,
  type Timeline,
  type View,
} from '#engine';
import { must } from '#lib/core/assert-never.ts';
import type { Secret } from './paired-tables/secrets.ts';
import { realEngine, type Engine } from './table.ts';

export interface SeededLeak {
  /** The effect of the careless line. */
  readonly careless: string;
  /** The secret that the planted line leaks. */
  readonly tells: Secret;
  readonly engine: Engine;
}

type Careless = (table: TableView, state: GameState, audience: Audience) => object;

const showing = (careless: Careless): Engine => ({
  ...realEngine,
  view: (timeline, audience) => {
    const view = realEngine.view(timeline, audience);
    return { ...view, table: { ...view.table, ...careless(view.table, stateIn(timeline), audience) } };
  },
});

const stateIn = (timeline: Timeline): GameState => must(present(timeline), 'an open table');

const owned = (state: GameState, faction: FactionId) =>
  must(
    state.factions.find((own) => own.faction === faction),
    faction,
  );

const perFaction =
  (tell: (own: GameState['factions'][number]) => object): Careless =>
  (table, state) => ({
    factions: table.factions.map((row) => ({ ...row, ...tell(owned(state, row.faction)) })),
  });

const bidsLaidDown = (activity: GameState['stack'][number]): readonly number[] =>
  activity.kind === 'bidding' ? (activity.card?.laid ?? []).map(({ value }) => value.limit) : [];

export const SEEDED_LEAKS = {
  card: {
    careless: 'the factions on the screen are sent with their hands',
    tells: 'hand',
    engine: showing(perFaction(({ hand }) => ({ hand: hand.map(({ card }) => card) }))),
  },
  unnamed: {
    careless: 'an unknown card is offered as nothing that lies in another hand',
    tells: 'hand',
    engine: showing((_table, { factions }, audience) => ({
      mayBe: TREACHERY_TITLES.filter((title) =>
        factions.every(({ faction, hand }) => faction === audience || hand.every(({ card }) => card !== title)),
      ),
    })),
  },
  count: {
    careless: 'the factions on the screen are sent with the number of their cards',
    tells: 'count',
    engine: showing(perFaction(({ hand }) => ({ cards: hand.length }))),
  },
  spice: {
    careless: 'a button is greyed out for whoever cannot pay ten spice',
    tells: 'spice',
    engine: showing(perFaction(({ spice }) => ({ canPay: spice !== 'uncounted' && spice >= 10 }))),
  },
  purse: {
    careless: 'the screen is sent what came into each purse and went out of it',
    tells: 'spice',
    engine: showing((_table, { purses }) => ({
      came: purses.map(({ faction, changes }) => [faction, ...changes.map(({ amount }) => amount)]),
    })),
  },
  poverty: {
    careless: 'while charity is claimed, nobody is awaited who may claim nothing anyway',
    tells: 'charity',
    engine: showing((table, { factions }) => ({
      awaited: table.awaited.filter(
        ({ faction, to }) =>
          to !== 'claim-charity' ||
          factions.some((own) => own.faction === faction && (own.spice === 'uncounted' || own.spice < 2)),
      ),
    })),
  },
  pledge: {
    careless: 'the screen counts how much spice lies apart for allies',
    tells: 'pledge',
    engine: showing((_table, { standingOrders }) => ({
      apart: standingOrders.flatMap(({ order }) => (order.kind === 'pledges' ? order.given : [])),
    })),
  },
  gift: {
    careless: 'the screen adds up what went from shield to shield',
    tells: 'gift',
    engine: showing((_table, { purses }) => ({
      given: purses.flatMap(({ changes }) => changes.filter(({ side }) => side.kind === 'faction')),
    })),
  },
  mark: {
    careless: 'the screen counts the marks on hands',
    tells: 'mark',
    engine: showing((_table, { memories }) => ({ marked: memories.flatMap(({ marks }) => marks) })),
  },
  permission: {
    careless: 'the table waits for whoever is asked, and not for whose decision it is',
    tells: 'permission',
    engine: {
      ...realEngine,
      view: (timeline, audience) => {
        const view = realEngine.view(timeline, audience);
        if (view.table.window !== null) return view;
        const awaited = realEngine.promptsNow(timeline).map(({ faction: asks, kind }) => ({ faction: asks, to: kind }));
        return { ...view, table: { ...view.table, awaited } };
      },
    },
  },
  'claim-ahead': {
    careless: 'who has prepared a claim is shown to have spoken as charity begins',
    tells: 'claim-ahead',
    engine: showing(({ charity }, { standingOrders }) => ({
      charity:
        charity === null
          ? null
          : {
              ...charity,
              spoken: standingOrders.flatMap(({ owner, order }) => (order.kind === 'claims-charity' ? [owner] : [])),
            },
    })),
  },
  'pass-ahead': {
    careless: 'the screen greys whoever passes ahead',
    tells: 'pass-ahead',
    engine: showing((_table, { standingOrders }) => ({
      greyed: standingOrders.flatMap(({ owner, order }) => (order.kind === 'passes-bids' ? [owner] : [])),
    })),
  },
  'call-ahead': {
    careless: 'the window for traitors says who need not answer it',
    tells: 'call-ahead',
    engine: showing((_table, { stack, standingOrders }) => ({
      answered: stack.some((activity) => activity.kind === 'window' && activity.ask.kind === 'traitor-call')
        ? standingOrders.flatMap(({ owner, order }) => (order.kind === 'calls-traitor' ? [owner] : []))
        : [],
    })),
  },
  'alliance-offer': {
    careless: 'on the screen a name blinks while somebody offers an alliance to it',
    tells: 'alliance-offer',
    engine: showing((_table, { stack }) => ({
      blinks: stack.flatMap((activity) =>
        activity.kind === 'nexus'
          ? activity.offers.flatMap(({ members, agreed }) => members.filter((member) => !agreed.includes(member)))
          : [],
      ),
    })),
  },
  traitor: {
    careless: 'the log that everybody reads ends with who is in whose pay',
    tells: 'traitors',
    engine: {
      ...realEngine,
      logPage: (timeline, audience, before, limit) => {
        const lines = realEngine.logPage(timeline, audience, before, limit);
        const told = stateIn(timeline).factions.map(({ traitors }) => ({ code: 'own-secret-declared', traitors }));
        return [...lines, { position: lines.length, at: 0, fact: told }] as unknown as typeof lines;
      },
    },
  },
  prediction: {
    careless: 'the turn that was foretold wears a mark on the turn track',
    tells: 'prediction',
    engine: showing((_table, { prediction }) => ({
      marked: prediction === null || prediction.told === 'untold' ? null : prediction.told.turn,
    })),
  },
  predictionAnswer: {
    careless: 'the seal of a prediction is as heavy as what it hides',
    tells: 'predictionAnswer',
    engine: showing((_table, { prediction }) => ({ seal: JSON.stringify(prediction?.told ?? null).length })),
  },
  telling: {
    careless: 'during the set-up it is shown who keeps his cards to himself',
    tells: 'telling',
    engine: showing(
      perFaction(({ hand, traitors }) => ({
        silent: traitors === 'unknown' || hand.some(({ card }) => card === 'unknown'),
      })),
    ),
  },
  captive: {
    careless: 'leaders who are captive are left out where everybody sees who is at home',
    tells: 'captives',
    engine: showing((_table, { leaders }) => ({
      atHome: leaders.filter(({ captor }) => captor === null).map(({ leader }) => leader),
    })),
  },
  'face-down': {
    careless: 'a leader in the tanks is listed by name, face down or not',
    tells: 'face-down',
    engine: showing((_table, { leaders }) => ({
      dead: leaders.filter(({ where }) => where === 'tanks').map(({ leader }) => leader),
    })),
  },
  marks: {
    careless: 'the leaders that may be marked are listed without the leaders that are marked',
    tells: 'marks',
    engine: showing((_table, { marks }) => ({
      unmarked: marks.possible.filter((leader) => marks.marked.every((mark) => mark.leader !== leader)),
    })),
  },
  'mark-said': {
    careless: 'the clock of a question about a mark turns blue when the leader will be marked',
    tells: 'mark-said',
    engine: showing((_table, { stack }) => ({
      blue: stack.some((activity) => activity.kind === 'traitor-question' && activity.answer === true),
    })),
  },
  'battle-losses': {
    careless: 'the Kwisatz Haderach shines on the screen once it is awake',
    tells: 'battle-losses',
    engine: showing((_table, { kwisatzHaderach }) => ({ awake: (kwisatzHaderach?.losses ?? 0) >= 7 })),
  },
  support: {
    careless: 'the purse on the screen says how much spice lies on wheels',
    tells: 'plan',
    engine: showing((_table, state) => ({
      onWheels: state.stack.flatMap((activity) =>
        activity.kind === 'battle' ? [activity.plans.reduce((sum, { value }) => sum + value.spice, 0)] : [],
      ),
    })),
  },
  'prediction-asked': {
    careless: 'whoever foretells is waited for only where it can have foretold the win',
    tells: 'prediction',
    engine: showing(({ awaited, turn }, { prediction }) => ({
      awaited: awaited.filter(
        ({ to }) =>
          to !== 'open-prediction' ||
          prediction === null ||
          prediction.told === 'untold' ||
          prediction.told.turn === turn,
      ),
    })),
  },
  plan: {
    careless: 'a sealed plan is sent with its dial and hidden by the page',
    tells: 'plan',
    engine: showing((_table, state) => ({
      sealed: state.stack.flatMap((activity) =>
        activity.kind === 'battle' ? activity.plans.map(({ value }) => value.dial) : [],
      ),
    })),
  },
  'storm-dial': {
    careless: 'a sealed storm dial is sent and hidden by the page',
    tells: 'storm-dial',
    engine: showing((_table, state) => ({
      dialled: state.stack.flatMap((activity) => (activity.kind === 'storm' ? activity.committed : [])),
    })),
  },
  'storm-card': {
    careless: 'the next storm is drawn on the map as it will move',
    tells: 'storm-card',
    engine: showing((_table, { stormCard }) => ({ ahead: typeof stormCard === 'number' ? stormCard : null })),
  },
  'poison-die': {
    careless: 'the screen shows how long each card before a shield still lies there',
    tells: 'poison-die',
    engine: showing((_table, { poisonings }) => ({ lies: poisonings.map(({ number }) => number) })),
  },
  'storm-distance': {
    careless: 'the storm’s distance is summed up as the wheels come in',
    tells: 'storm-dial',
    engine: showing(({ stormPhase }, state) => ({
      stormPhase: stormPhase === null ? null : { ...stormPhase, sectors: dialledSoFar(state) },
    })),
  },
  commitment: {
    careless: 'the screen counts how many have answered the window',
    tells: 'window-silence',
    engine: showing((_table, state) => ({
      answered: state.stack.flatMap((activity) => (activity.kind === 'window' ? [activity.answers.length] : [])),
    })),
  },
  'window-answer': {
    careless: 'the window is sent with its answers',
    tells: 'window-answer',
    engine: showing((_table, state) => ({
      answers: state.stack.flatMap((activity) =>
        activity.kind === 'window' ? activity.answers.map(({ value }) => value.kind) : [],
      ),
    })),
  },
  'stands-aside': {
    careless: 'whoever stands aside is shown greyed out',
    tells: 'stands-aside',
    engine: showing((_table, { standingOrders }) => ({ asleep: standingOrders.map(({ owner }) => owner) })),
  },
  shown: {
    careless: 'what is held up is sent with it, beneath its cover',
    tells: 'shown',
    engine: showing((_table, { showings }) => ({ faces: showings.map(({ face }) => face) })),
  },
  'shown-before': {
    careless: 'what going back would mean names what was shown',
    tells: 'shown',
    engine: {
      ...realEngine,
      previewTakeBack: (timeline, to) => {
        const found = realEngine.previewTakeBack(timeline, to);
        const faces = stateIn(timeline).showings.map(({ face }) => face);
        return found.ok ? { ...found, preview: { ...found.preview, faces } } : found;
      },
    },
  },
  'shown-silently': {
    careless: 'everybody can count how often something was shown',
    tells: 'shown-silently',
    engine: showing((_table, { showings }) => ({ shown: showings.length })),
  },
  'traitor-choice': {
    careless: 'the leaders returned at the choice of traitors are shown',
    tells: 'traitor-choice',
    engine: showing((_table, state) => ({ pool: [...state.traitorDeck].sort() })),
  },
  proposal: {
    careless: 'a sign on the screen says to whom something is proposed',
    tells: 'proposal',
    engine: showing((_table, { proposals }) => ({ asked: proposals.map(({ to }) => to) })),
  },
  letter: {
    careless: 'the length of a sealed letter is sent with it',
    tells: 'letter',
    engine: showing((_table, { sealedLetters }) => ({ lengths: sealedLetters.map(({ words }) => words.length) })),
  },
  'quiet-deal': {
    careless: 'the screen counts the deals that only two players know',
    tells: 'quiet-deal',
    engine: showing((_table, { deals }) => ({ made: deals.length })),
  },
  'proposed-spice': {
    careless: 'who accepts is told that the other cannot pay',
    tells: 'payer',
    engine: {
      ...realEngine,
      decide: (timeline, envelope, random) =>
        poorer(timeline, envelope) ?? realEngine.decide(timeline, envelope, random),
    },
  },
  'fare-lent': {
    careless: 'the screen says what the bank lends to whoever cannot pay a fare back',
    tells: 'payee',
    engine: showing((_table, { factions }) => ({ lent: factions.map(({ debt }) => debt) })),
  },
  'spice-card': {
    careless: 'the next card of the spice deck is drawn ahead, and sent beneath its cover',
    tells: 'spice-deck',
    engine: {
      ...realEngine,
      decide: (timeline, envelope, random) => {
        const verdict = realEngine.decide(timeline, envelope, random);
        const ahead = random(21);
        return verdict.ok ? { ok: true, events: verdict.events.map((event) => ({ ...event, ahead })) } : verdict;
      },
      view: (timeline, audience) => {
        const last = itemAt(timeline.entries, timeline.entries.length - 1)?.event as { readonly ahead?: number };
        return { ...realEngine.view(timeline, audience), ahead: last.ahead } as unknown as View;
      },
    },
  },
  'bid-limit': {
    careless: 'limits are sent with the card, and the page shows the highest alone',
    tells: 'bid-limit',
    engine: showing((_table, { stack }) => ({ limits: stack.flatMap(bidsLaidDown) })),
  },
  'sealed-bid': {
    careless: 'a sealed bid is sent and hidden by the page',
    tells: 'sealed-bid',
    engine: showing((_table, { stack }) => ({ bids: stack.flatMap(bidsLaidDown) })),
  },
  'prepared-turn': {
    careless: 'the map shows everybody where forces are about to land',
    tells: 'prepared-turn',
    engine: showing((_table, { standingOrders }) => ({
      soon: standingOrders.flatMap(({ order }) => (order.kind === 'prepared-turn' ? [order.shipment] : [])),
    })),
  },
  payment: {
    careless: 'a sign on the screen says who has a Karama ready for a card',
    tells: 'payment',
    engine: showing((_table, { standingOrders }) => ({
      ready: standingOrders.flatMap(({ owner, order }) => (order.kind === 'payment' ? [owner] : [])),
    })),
  },
  means: {
    careless: 'the screen says how far the one who is asked could go',
    tells: 'payment',
    engine: {
      ...realEngine,
      view: (timeline, audience) => {
        const view = realEngine.view(timeline, audience);
        const means = stateIn(timeline).factions.flatMap(({ faction }) => {
          const own = realEngine.view(timeline, faction);
          return 'prompts' in own ? own.prompts.filter(({ kind }) => kind === 'bid').map(({ answers }) => answers) : [];
        });
        return { ...view, table: { ...view.table, means } };
      },
    },
  },
  'next-spice-card': {
    careless: 'the card on top of the spice deck is sent once somebody has looked at it',
    tells: 'next-spice-card',
    engine: showing((_table, { spiceNext }) => ({ next: spiceNext?.card ?? null })),
  },
  'card-for-sale': {
    careless: 'the card under the hammer is sent beneath its back',
    tells: 'card-for-sale',
    engine: showing((_table, { stack }) => ({
      back: stack.flatMap((activity) => (activity.kind === 'bidding' ? [activity.row?.[0] ?? null] : [])),
    })),
  },
  'given-back': {
    careless: 'the screen is sent the face of the card that came into each hand last',
    tells: 'given-back',
    engine: showing(perFaction(({ hand }) => ({ lastIn: hand.at(-1)?.card ?? null }))),
  },
  deck: {
    careless: 'the top card of the deck is drawn face up',
    tells: 'deck',
    engine: showing((_table, state) => ({ top: state.treacheryDeck[0] ?? null })),
  },
  order: {
    careless: 'leaders in somebody’s pay are listed last',
    tells: 'traitors',
    engine: showing((table, state) => ({
      leaders: [...table.leaders].sort(
        (a, b) => Number(isTraitor(state, a.leader)) - Number(isTraitor(state, b.leader)),
      ),
    })),
  },
  id: {
    careless: 'prompts are numbered by the length of the log',
    tells: 'window-silence',
    engine: {
      ...realEngine,
      view: (timeline, audience) => {
        const view = realEngine.view(timeline, audience);
        if (!('prompts' in view)) return view;
        const number = timeline.entries.length;
        return { ...view, prompts: view.prompts.map((prompt) => ({ ...prompt, id: `${prompt.id}#${number}` })) };
      },
      decide: (timeline, envelope, random) => {
        const { command } = envelope;
        if (!('prompt' in command)) return realEngine.decide(timeline, envelope, random);
        const prompt = command.prompt.replace(/#\d+$/, '');
        return realEngine.decide(timeline, { ...envelope, command: { ...command, prompt } }, random);
      },
    },
  },
  refusal: {
    careless: 'whoever touches a stranger’s question is told whether it is answered',
    tells: 'window-silence',
    engine: {
      ...realEngine,
      decide: (timeline, envelope, random) => {
        const verdict = realEngine.decide(timeline, envelope, random);
        if (verdict.ok || envelope.command.type !== 'Withdraw') return verdict;
        return { ok: false, refusal: helpful(timeline, envelope.command.prompt) ?? verdict.refusal };
      },
    },
  },
  'prompt-presence': {
    careless: 'in a window only those are awaited who hold a card for it',
    tells: 'hand',
    engine: showing((table, state) =>
      table.window?.ask.kind !== 'cancel'
        ? {}
        : {
            awaited: state.factions
              .filter(({ hand }) => hand.some(({ card }) => card === 'karama'))
              .map(({ faction }) => ({ faction, to: 'cancel' })),
          },
    ),
  },
  'frame-size': {
    careless: 'frames are padded by what is not shown',
    tells: 'hand',
    engine: showing((_table, { factions }) => ({
      padding: ' '.repeat(factions.flatMap(({ hand }) => hand.map(({ card }) => card)).join('').length),
    })),
  },
  'frame-sent': {
    careless: 'every view counts the commands the table has had',
    tells: 'window-silence',
    engine: {
      ...realEngine,
      view: (timeline, audience) =>
        ({ ...realEngine.view(timeline, audience), version: timeline.entries.length }) as unknown as View,
    },
  },
  delay: {
    careless: 'a window closes as soon as everybody has answered',
    tells: 'window-silence',
    engine: {
      ...realEngine,
      nextDeadline: (timeline) => {
        const deadline = realEngine.nextDeadline(timeline);
        const { stack, factions } = stateIn(timeline);
        const open = stack.find((activity) => activity.kind === 'window');
        const everybody = open?.answers.length === factions.length;
        return deadline !== null && everybody ? { ...deadline, at: open.opened } : deadline;
      },
    },
  },
  'take-back': {
    careless: 'what going back would mean names the cards that were seen',
    tells: 'plan',
    engine: {
      ...realEngine,
      previewTakeBack: (timeline, to) => {
        const found = realEngine.previewTakeBack(timeline, to);
        const plans = allItems(timeline.entries).flatMap(({ event }) =>
          event.type === 'PlanCommitted' ? [event.plan] : [],
        );
        return found.ok ? { ...found, preview: { ...found.preview, plans } } : found;
      },
    },
  },
} as const satisfies Readonly<Record<string, SeededLeak>>;

function poorer(timeline: Timeline, { by, command }: CommandEnvelope): ReturnType<Engine['decide']> | null {
  if (command.type !== 'AnswerDeal') return null;
  const { proposals } = stateIn(timeline);
  const now = proposals.find((one) => one.by === command.by && one.to === by)?.terms.now ?? null;
  if (now?.by !== command.by) return null;
  const { spice } = owned(stateIn(timeline), command.by);
  return spice !== 'uncounted' && spice < now.amount
    ? { ok: false, refusal: { code: 'purse-too-small', holds: spice } }
    : null;
}

const dialledSoFar = ({ stack }: GameState): number =>
  stack
    .flatMap((activity) => (activity.kind === 'storm' ? activity.committed : []))
    .reduce((sum, { value }) => sum + value, 0);

const isTraitor = (state: GameState, leader: string): boolean =>
  state.factions.some(({ traitors }) => traitors !== 'unknown' && traitors.some((held) => held === leader));

function helpful(timeline: Timeline, prompt: string): Refusal | null {
  const window = stateIn(timeline).stack.find((activity) => activity.kind === 'window');
  const answered = window?.answers.some(({ faction }) => prompt.includes(`/${faction}/`)) ?? false;
  return answered ? { code: 'not-yours' } : null;
}
