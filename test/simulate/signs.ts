/** The powers that a run of games can meet, each with the events in a log that show it. */
import {
  hasShipments,
  must,
  ofModules,
  type AdvantageId,
  type FactionId,
  type GameEvent,
  type GameState,
  type OfModules,
} from '#engine';
import type { PowerTests } from '../support/feature.ts';
import { ofFeatures } from '../support/of-features.ts';
import {
  type Reachability,
  byAlliesOf1979,
  byStormCard,
  byStrongIxians,
  in2019Advanced,
  in2019AdvancedBattles,
  in2019AdvancedTurns,
  in2019Alliances,
  in2019Turns,
  inBattles,
  inTurns,
  whereForcesCoexist,
  withIxiansInTurns,
  withLansraad,
  withLansraadInTurns,
  withMorePowers,
  withMorePowersInBattles,
  withMorePowersInSetups,
  withMorePowersInTurns,
  withRestrictions,
  withTleilaxuGifts,
  withSquad,
  withSquadAlliances,
  withSquadInTurns,
  withTleilaxuInTurns,
  withTraps,
} from './when.ts';
import { hasMorePowers, spareFremenSpice } from '../support/oracle/played.ts';

/** The powers of modules, which the modules declare in their own folders. */
const OF_MODULES = ofFeatures('powers') as { readonly [Power in OfModules<'powers'>]?: PowerTests };
const ofModule = <Part extends keyof PowerTests>(part: Part) =>
  Object.fromEntries(ofModules('powers').map((id) => [id, must(OF_MODULES[id], id)[part]]));

const MET: Readonly<Record<Exclude<AdvantageId, OfModules<'powers'>>, Reachability>> = {
  'atreides/prescience': inBattles,
  'atreides/prescience-ally': inBattles,
  'atreides/kwisatz-haderach': withMorePowersInBattles,
  'atreides/karama-plan': withMorePowersInBattles,
  'atreides/peek-spice': inTurns,
  'atreides/peek-treachery': inTurns,
  'emperor/card-income': inTurns,
  'emperor/karama-revive': withMorePowers,
  'harkonnen/bonus-card': inTurns,
  'harkonnen/capture': withMorePowersInBattles,
  'bene-gesserit/advisor-accompany': withMorePowersInTurns,
  'bene-gesserit/advisor-fighter': in2019Advanced,
  'bene-gesserit/advisor-ship': inTurns,
  'bene-gesserit/announce-battles': in2019AdvancedTurns,
  'bene-gesserit/charity': withMorePowersInTurns,
  'bene-gesserit/coexistence': whereForcesCoexist,
  'bene-gesserit/intrusion': in2019AdvancedTurns,
  'bene-gesserit/prediction': 'always',
  'bene-gesserit/start-anywhere': withMorePowersInSetups,
  'emperor/revival-ally': inTurns,
  'emperor/gifts': in2019Alliances,
  'emperor/sardaukar': withMorePowersInBattles,
  'fremen/fedaykin': withMorePowersInBattles,
  'fremen/no-spice-battle': in2019AdvancedBattles,
  'bene-gesserit/worthless-karama': withMorePowers,
  'bene-gesserit/voice': inBattles,
  'bene-gesserit/voice-ally': inBattles,
  'fremen/revival-ally': in2019Turns,
  'fremen/last-turn': inTurns,
  'fremen/without-guild': inTurns,
  'fremen/see-storm': byStormCard,
  'fremen/next-storm-card': byStormCard,
  'fremen/extra-worm': withMorePowersInTurns,
  'fremen/karama-worm': withMorePowers,
  'fremen/worm-ally': inTurns,
  'fremen/worm-ride': inTurns,
  'fremen/free-reserves': 'always',
  'fremen/move-2': inTurns,
  'fremen/storm-half': withMorePowers,
  'guild/ally-ship': inTurns,
  'guild/ally-ship-back': byAlliesOf1979,
  'guild/half-price': inTurns,
  'guild/last-turn': inTurns,
  'guild/karama-stop': withMorePowersInTurns,
  'guild/out-of-turn': withMorePowersInTurns,
  'guild/ship-income': inTurns,
  'guild/ship-types': inTurns,
  'harkonnen/all-traitors': 'always',
  'harkonnen/hand-8': inBattles,
  'harkonnen/karama-swap': withMorePowers,
  'harkonnen/traitors-for-ally': inBattles,
  'bene-tleilaxu/ally-revival': withTleilaxuInTurns,
  'bene-tleilaxu/card-gift': withTleilaxuGifts,
  'bene-tleilaxu/revival-income': withTleilaxuInTurns,
  'bene-tleilaxu/spice-win': withTleilaxuInTurns,
  'bene-tleilaxu/taxed': withTleilaxuInTurns,
  'bene-tleilaxu/traps': withTraps,
  'bene-tleilaxu/leader-attack': withTleilaxuInTurns,
  'bene-tleilaxu/worthless-hold': withTleilaxuInTurns,
  'bene-tleilaxu/karama-lasgun': withTleilaxuInTurns,
  'bene-tleilaxu/revived-traitor': withTleilaxuInTurns,
  'tleilaxu/ally-revival': withSquadAlliances,
  'tleilaxu/dead-traitors': withSquad,
  'tleilaxu/free-revival': withSquadInTurns,
  'tleilaxu/ghola-karama': withSquadInTurns,
  'tleilaxu/karama-stop': withSquad,
  'tleilaxu/revival-income': withSquadInTurns,
  'lansraad/allied-restriction': withRestrictions,
  'lansraad/fremen-enmity': withLansraad,
  'lansraad/influence': withLansraadInTurns,
  'lansraad/karama-influence': withLansraadInTurns,
  'lansraad/restricted-territory': withRestrictions,
  'ixians/ally-bonus': withIxiansInTurns,
  'ixians/goes-first': withIxiansInTurns,
  'ixians/machine-income': withIxiansInTurns,
  'ixians/karama-strength': byStrongIxians,
  'ixians/move-2': withIxiansInTurns,
  'ixians/spice-seized': withIxiansInTurns,
};

export const POWERS_MET = { ...MET, ...ofModule('met') } as Readonly<Record<AdvantageId, Reachability>>;

type Sign = PowerTests['isSeenBy'];

const wonBy =
  (advantage: AdvantageId): Sign =>
  (_before, event) =>
    event.type === 'GameWon' && event.victory.how.kind === 'advantage' && event.victory.how.advantage === advantage;

/** Whether an event ships forces in a way that needs the power. */
const shipsBy =
  (advantage: AdvantageId): Sign =>
  (_before, event) =>
    (event.type === 'ForcesShipped' || event.type === 'ForcesCrossed' || event.type === 'ForcesWithdrawn') &&
    event.booking.restsOn.includes(advantage);

/** An income in the collection by this power. */
const paidBy =
  (power: AdvantageId): Sign =>
  (_before, event) =>
    event.type === 'SpiceCollected' &&
    event.collection.some(({ incomes }) => incomes.some((one) => 'power' in one && one.power === power));

/** Whether special forces fight and die outside the storm. */
const losesSpecial = ({ stack }: GameState, event: GameEvent, faction: FactionId): boolean =>
  stack.some(({ kind }) => kind === 'battle') &&
  event.type === 'ForcesLost' &&
  event.faction === faction &&
  event.special > 0;

const SIGNS: Readonly<Record<Exclude<AdvantageId, OfModules<'powers'>>, Sign>> = {
  'atreides/peek-spice': (_before, event) => event.type === 'SpiceCardSeen',
  'atreides/peek-treachery': (_before, event) => event.type === 'CardForSaleSeen',
  'emperor/card-income': ({ stack }, event) =>
    event.type === 'SpiceMoved' && event.to === 'emperor' && stack.some(({ kind }) => kind === 'purchase'),
  'harkonnen/bonus-card': (_before, event) => event.type === 'PurchaseOver' && event.drawn !== null,
  'atreides/prescience': (_before, event) => event.type === 'PrescienceUsed' && event.by === event.serves,
  'atreides/prescience-ally': (_before, event) => event.type === 'PrescienceUsed' && event.by !== event.serves,
  'bene-gesserit/advisor-fighter': (_before, event) => event.type === 'SideShown' && event.because === 'own-wish',
  'bene-gesserit/advisor-accompany': (_before, event) => event.type === 'AdvisorSent' && event.along,
  'bene-gesserit/advisor-ship': (_before, event) => event.type === 'AdvisorSent' && !event.along,
  'bene-gesserit/announce-battles': (_before, event) =>
    event.type === 'BattlesAnnounced' && event.territories.length > 0,
  'bene-gesserit/coexistence': (_before, event) => event.type === 'CoexistenceChosen' && event.coexists === true,
  'bene-gesserit/intrusion': (_before, event) => event.type === 'IntrusionAnswered' && event.turned,
  'bene-gesserit/charity': ({ choices }, event) =>
    hasMorePowers(choices) &&
    event.type === 'CharityClosed' &&
    event.taken.some(({ faction }) => faction === 'bene-gesserit'),
  'bene-gesserit/prediction': (_before, event) => event.type === 'SecretDeclared' && event.fact.kind === 'prediction',
  'atreides/kwisatz-haderach': (_before, event) =>
    event.type === 'BattleResolved' &&
    event.outcome.why.kind === 'sum' &&
    event.outcome.why.sides.some(({ kwisatzHaderach }) => kwisatzHaderach > 0),
  'emperor/karama-revive': (_before, event) =>
    event.type === 'SpecialKaramaUsed' && event.advantage === 'emperor/karama-revive',
  'atreides/karama-plan': (_before, event) => event.type === 'PlanShown',
  'harkonnen/karama-swap': (_before, event) => event.type === 'HandSwapBegan',
  'harkonnen/capture': (_before, event) => event.type === 'LeaderCaptured',
  'bene-gesserit/start-anywhere': ({ choices }, event) =>
    hasMorePowers(choices) && event.type === 'ForcesPlaced' && event.faction === 'bene-gesserit',
  'emperor/revival-ally': (_before, event) =>
    event.type === 'RevivalMade' && event.paid.some(({ by }) => by !== event.faction),
  'emperor/gifts': (_before, event) => event.type === 'GiftMade',
  'emperor/sardaukar': (before, event) => losesSpecial(before, event, 'emperor'),
  'fremen/fedaykin': (before, event) => losesSpecial(before, event, 'fremen'),
  'fremen/no-spice-battle': ({ choices }, event) =>
    spareFremenSpice(choices) && event.type === 'PlanCommitted' && event.faction === 'fremen' && event.plan.dial > 0,
  'bene-gesserit/worthless-karama': (_before, event) => event.type === 'PlayedAsKarama',
  'bene-gesserit/voice': (_before, event) => event.type === 'VoiceUsed' && event.by === event.serves,
  'bene-gesserit/voice-ally': (_before, event) => event.type === 'VoiceUsed' && event.by !== event.serves,
  'fremen/revival-ally': (_before, event) => event.type === 'AllyLetRevive' && event.lets,
  'fremen/last-turn': wonBy('fremen/last-turn'),
  'fremen/without-guild': wonBy('fremen/without-guild'),
  'fremen/see-storm': (_before, event) => event.type === 'StormCardRevealed',
  'fremen/extra-worm': (_before, event) => event.type === 'WormPlaced' && event.territory !== null,
  'fremen/worm-ally': ({ alliances }, event) =>
    event.type === 'ShaiHuludDevoured' &&
    event.left.some(
      ({ faction }) =>
        alliances.some((members) => members.includes(faction) && members.includes('fremen')) && faction !== 'fremen',
    ),
  'fremen/karama-worm': (_before, event) => event.type === 'WormSummoned',
  'fremen/worm-ride': (_before, event) => event.type === 'WormRidden' && event.to !== null,
  'fremen/storm-half': (_before, event) =>
    event.type === 'StormLossesChosen' || (event.type === 'ForcesShipped' && event.lost.count > 0),
  'fremen/move-2': (_before, event) => event.type === 'ForcesMoved' && event.restsOn.includes('fremen/move-2'),
  'fremen/next-storm-card': ({ stack }, event) =>
    event.type === 'StormCardDrawn' && stack.some(({ kind }) => kind === 'storm'),
  'fremen/free-reserves': (_before, event) => event.type === 'ForcesShipped',
  'guild/ally-ship': shipsBy('guild/ally-ship'),
  'guild/ally-ship-back': shipsBy('guild/ally-ship-back'),
  'guild/half-price': shipsBy('guild/half-price'),
  'guild/karama-stop': (_before, event) =>
    event.type === 'SpecialKaramaUsed' && event.advantage === 'guild/karama-stop',
  'guild/out-of-turn': (_before, event) => event.type === 'OwnTurnBegan' && event.outOfTurn,
  'guild/ship-income': ({ stack }, event) =>
    event.type === 'SpiceMoved' && event.to === 'guild' && stack.some(({ kind }) => kind === 'own-turn'),
  'guild/ship-types': shipsBy('guild/ship-types'),
  'guild/last-turn': wonBy('guild/last-turn'),
  'harkonnen/all-traitors': (_before, event) => event.type === 'TraitorsChosen' && event.kept.length > 1,
  'harkonnen/hand-8': ({ factions }, event) =>
    event.type === 'PlansOpened' && factions.some(({ faction, hand }) => faction === 'harkonnen' && hand.length > 4),
  'harkonnen/traitors-for-ally': ({ stack }, event) =>
    event.type === 'TraitorCallsResolved' &&
    event.calls.some(({ caller }) => {
      const battle = stack.find((activity) => activity.kind === 'battle');
      return battle?.aggressor.faction !== caller && battle?.defender.faction !== caller;
    }),
  'bene-tleilaxu/ally-revival': (_before, event) => event.type === 'RevivalGranted' && event.forces + event.leaders > 0,
  'bene-tleilaxu/revival-income': (before, event) =>
    event.type === 'SpiceMoved' && event.to === 'bene-tleilaxu' && hasShipments(before.phase),
  'bene-tleilaxu/revived-traitor': (_before, event) =>
    event.type === 'TraitorQuestionAsked' && event.about.kind === 'mark',
  'bene-tleilaxu/card-gift': (_before, event) => event.type === 'CardGiven',
  'bene-tleilaxu/spice-win': (_before, event) => event.type === 'SpiceShown',
  'bene-tleilaxu/leader-attack': (_before, event) => event.type === 'AttackDeclared',
  'bene-tleilaxu/traps': (_before, event) => event.type === 'TrapLaid',
  'bene-tleilaxu/worthless-hold': (_before, event) => event.type === 'HoldChosen',
  'bene-tleilaxu/karama-lasgun': (_before, event) => event.type === 'AmbushShown' && event.as !== null,
  'bene-tleilaxu/taxed': (_before, event) =>
    event.type === 'UseCancelled' && event.use.kind === 'advantage' && event.use.advantage === 'bene-tleilaxu/taxed',
  'tleilaxu/ally-revival': ({ alliances }, event) =>
    event.type === 'RevivalMade' &&
    event.count > 0 &&
    alliances.some((members) => members.includes('tleilaxu') && members.includes(event.faction)),
  'tleilaxu/dead-traitors': (_before, event) => event.type === 'DeadTraitorsGained',
  'tleilaxu/free-revival': (_before, event) =>
    event.type === 'RevivalMade' && event.faction === 'tleilaxu' && event.count > 0 && event.paid.length === 0,
  'tleilaxu/ghola-karama': ({ stack, phase }, event) =>
    event.type === 'CardDiscarded' &&
    event.faction === 'tleilaxu' &&
    event.card.card === 'tleilaxu-ghola' &&
    (stack.some(({ kind }) => kind === 'window' || kind === 'purchase') || phase === 'shipment'),
  'tleilaxu/karama-stop': (_before, event) => event.type === 'RevivalStopped',
  'tleilaxu/revival-income': (before, event) =>
    event.type === 'SpiceMoved' && event.to === 'tleilaxu' && before.phase === 'revival',
  'lansraad/allied-restriction': (_before, event) =>
    event.type === 'TerritoryRestricted' && event.faction !== 'lansraad',
  // A random table that has both factions shows it: they are never allied.
  'lansraad/fremen-enmity': ({ seating }) =>
    ['lansraad', 'fremen'].every((one) => seating.some(({ faction }) => faction === one)),
  'lansraad/influence': (_before, event) => event.type === 'HeldInPlace',
  'lansraad/karama-influence': (_before, event) =>
    event.type === 'SpecialKaramaUsed' && event.advantage === 'lansraad/karama-influence',
  'lansraad/restricted-territory': (_before, event) => event.type === 'TerritoryRestricted',
  'ixians/ally-bonus': paidBy('ixians/ally-bonus'),
  'ixians/goes-first': (_before, event) => event.type === 'OwnTurnBegan' && event.faction === 'ixians',
  'ixians/machine-income': paidBy('ixians/machine-income'),
  'ixians/karama-strength': (_before, event) => event.type === 'ForcesStrengthened',
  'ixians/move-2': (_before, event) => event.type === 'ForcesMoved' && event.restsOn.includes('ixians/move-2'),
  'ixians/spice-seized': (_before, event) =>
    event.type === 'UseCancelled' && event.use.kind === 'advantage' && event.use.advantage === 'ixians/spice-seized',
};

const ALL = Object.entries({ ...SIGNS, ...ofModule('isSeenBy') }) as readonly (readonly [AdvantageId, Sign])[];

/** The advantages that this event shows. */
export const advantagesSeen = (before: GameState, event: GameEvent): readonly AdvantageId[] =>
  ALL.filter(([, sign]) => sign(before, event)).map(([id]) => id);
