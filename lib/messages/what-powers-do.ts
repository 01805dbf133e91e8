/** The effects of powers, for the announcement of a power. A page loads these texts together with the announcement. */
import type { AdvantageId } from '../model/advantages.ts';
import { namesOfModules } from '../model/modules.ts';
import { theAdvantage } from './advantages.ts';
import { capitalize, uncapitalize } from './numbers.ts';

/** The effect of each power, as a whole sentence after its name. */
const DOES: Record<AdvantageId, string> = {
  ...namesOfModules('powersDo'),
  'atreides/kwisatz-haderach': 'It adds 2 to a leader who lives.',
  'atreides/karama-plan': 'A whole plan is shown.',
  'atreides/peek-spice': 'Atreides see it before the first shipment.',
  'atreides/peek-treachery': 'Atreides see each card before the bids.',
  'atreides/prescience': 'One part of the other plan is shown.',
  'atreides/prescience-ally': 'One part of the other plan is shown to an ally.',
  'bene-gesserit/advisor-accompany': 'One force goes along with a shipment, for free.',
  'bene-gesserit/advisor-fighter': 'They coexist with others and do not fight.',
  'bene-gesserit/advisor-ship': 'One force goes to the Polar Sink for free.',
  'bene-gesserit/announce-battles': 'Advisors become fighters.',
  'bene-gesserit/charity': 'Bene Gesserit receive it without a claim.',
  'bene-gesserit/coexistence': 'With others there, they neither fight nor hold.',
  'bene-gesserit/intrusion': 'Fighters become advisors.',
  'bene-gesserit/prediction': 'The winner and the turn are predicted.',
  'bene-gesserit/start-anywhere': 'The first force may begin anywhere.',
  'bene-gesserit/voice': 'One kind of card is commanded.',
  'bene-gesserit/voice-ally': 'One kind of card is commanded for an ally.',
  'bene-gesserit/worthless-karama': 'A worthless card counts as a Karama.',
  'fremen/last-turn': 'The sietches are kept, so Fremen win.',
  'fremen/without-guild': 'The Guild does not play, so Fremen win.',
  'emperor/revival-ally': 'The Emperor pays for those of an ally.',
  'emperor/gifts': 'The Emperor gives an ally spice.',
  'emperor/card-income': 'What others pay for a card goes to the Emperor.',
  'emperor/karama-revive': 'Three forces or a leader come back.',
  'emperor/sardaukar': 'Each counts double here.',
  'fremen/move-2': 'A group walks through two territories.',
  'fremen/free-reserves': 'The reserves come onto the board for free.',
  'fremen/extra-worm': 'The worm comes where Fremen say.',
  'fremen/karama-worm': 'A worm comes where Fremen say.',
  'fremen/worm-ally': 'The worm leaves the forces of an ally alone.',
  'fremen/worm-ride': 'They are not devoured, and may ride.',
  'fremen/fedaykin': 'Each counts double here.',
  'fremen/no-spice-battle': 'Their forces count in full without spice.',
  'fremen/revival-ally': 'An ally revives three forces for free.',
  'fremen/see-storm': 'The card moves this storm, and there are no dials.',
  'fremen/next-storm-card': 'Fremen look at the card that moves the next storm.',
  'fremen/storm-half': 'Only half of their forces die in it.',
  'guild/ally-ship': 'An ally ships onto Dune and across at half the price.',
  'guild/ally-ship-back': 'An ally ships back to the reserves.',
  'guild/half-price': 'The Guild ships for half of what others pay.',
  'guild/karama-stop': 'A shipment from off the planet is cancelled.',
  'guild/out-of-turn': 'The Guild ships and moves when it wishes.',
  'guild/ship-income': 'What others pay for a shipment goes to the Guild.',
  'guild/ship-types': 'The Guild ships across Dune, and back to its reserves.',
  'guild/last-turn': 'No other faction has won.',
  'harkonnen/all-traitors': 'Harkonnen keep all four traitors.',
  'harkonnen/bonus-card': 'With each bought card, another is drawn.',
  'harkonnen/capture': 'A leader of the loser may be drawn.',
  'harkonnen/hand-8': 'A hand may hold eight cards.',
  'harkonnen/karama-swap': 'Cards are swapped with another hand.',
  'harkonnen/traitors-for-ally': 'They may betray for an ally too.',
  'bene-tleilaxu/ally-revival': 'Their allies revive six forces and two leaders for free.',
  'bene-tleilaxu/revival-income': 'Revivals are paid to the Bene Tleilaxu.',
  'bene-tleilaxu/revived-traitor': 'The Bene Tleilaxu control a territory that a traitor won.',
  'bene-tleilaxu/taxed': 'A Karama sends 10 of it to the bank.',
  'lansraad/allied-restriction': 'Allies may restrict a territory too.',
  'lansraad/fremen-enmity': 'They are never allied with Fremen.',
  'lansraad/influence': 'A faction is held in place.',
  'lansraad/karama-influence': 'A second faction is held in the same turn.',
  'lansraad/restricted-territory': 'Strangers leave a territory, and do not enter it.',
  'ixians/ally-bonus': 'Allies walk through two territories and receive 10 spice.',
  'ixians/goes-first': 'The Ixians ship and move before all others.',
  'ixians/machine-income': 'The bank pays the Ixians 10 spice.',
  'ixians/karama-strength': 'Each force counts 1 without spice, and 1½ with it.',
  'ixians/move-2': 'A group walks through two territories.',
  'ixians/spice-seized': 'A Karama sends all of it to the bank.',
};

/** The powers whose announcement needs its own sentence. */
const ANNOUNCED: Readonly<Partial<Record<AdvantageId, string>>> = {
  'atreides/peek-spice': 'Atreides will see the next spice card.',
  'atreides/peek-treachery': 'Atreides will see each card.',
  'fremen/next-storm-card': 'Fremen will see the card of the next storm.',
  'fremen/no-spice-battle': 'Fremen fight without paying spice.',
  'fremen/see-storm': 'The Fremen card moves the storm.',
};

/** Returns the announcement of a power that works: `The Emperor’s Sardaukar: each counts double here.` */
export const formatAdvantage = (advantage: AdvantageId): string =>
  ANNOUNCED[advantage] ?? `${capitalize(theAdvantage(advantage))}: ${uncapitalize(DOES[advantage])}`;
