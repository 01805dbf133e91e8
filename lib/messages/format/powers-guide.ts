/**
 * For a newcomer, in our own words: what the powers of a faction allow its player. A page loads these texts only when
 * it shows them.
 */
import type { PowerOfFaction } from '../../model/advantages.ts';
import { advantageName } from '../advantages.ts';
import { capitalize } from '../numbers.ts';

const LETS: Record<PowerOfFaction, string> = {
  'atreides/kwisatz-haderach': 'Once you have lost enough forces in battle, this card adds 2 to a leader you play.',
  'atreides/karama-plan': 'Once a game a Karama of yours opens the whole battle plan of one opponent.',
  'atreides/peek-spice': 'You see the next spice card before anybody moves.',
  'atreides/peek-treachery': 'You see each treachery card before it is bid for.',
  'atreides/prescience': 'In a battle you ask to see one part of the other plan: weapon, defense, leader or number.',
  'atreides/prescience-ally': 'You may ask the same in a battle of your ally.',
  'bene-gesserit/advisor-accompany': 'When others ship onto Dune, one of your forces may go along for free.',
  'bene-gesserit/advisor-fighter': 'Your advisors share places with others and do not fight.',
  'bene-gesserit/advisor-ship': 'When others ship onto Dune, one of your forces may go to the Polar Sink for free.',
  'bene-gesserit/announce-battles': 'Before shipments you may turn your advisors in a territory into fighters.',
  'bene-gesserit/charity': 'You take charity every turn, however much spice you hold.',
  'bene-gesserit/coexistence':
    'Your forces may coexist with others: they do not fight, hold or collect. Before shipments you may end that.',
  'bene-gesserit/intrusion': 'Where others come to your fighters, you may turn them into advisors.',
  'bene-gesserit/prediction': 'Before the game you predict who wins, and when. If it comes true, you win instead.',
  'bene-gesserit/start-anywhere': 'Your first force may begin in any territory.',
  'bene-gesserit/voice': 'In a battle you command the opponent to play a kind of card, or not to play it.',
  'bene-gesserit/voice-ally': 'You may use the Voice in a battle of your ally.',
  'bene-gesserit/worthless-karama': 'Your worthless cards count as Karama cards.',
  'fremen/last-turn':
    'When the game ends without a winner, you win if the two sietches and Tuek’s Sietch are kept free.',
  'fremen/without-guild': 'If the Guild does not play, you win when the game ends without a winner.',
  'emperor/revival-ally': 'You may pay to revive more forces of your ally.',
  'emperor/gifts': 'You may give spice to your ally at any time.',
  'emperor/card-income': 'Others pay you for treachery cards.',
  'emperor/karama-revive': 'Once a game a Karama of yours brings back three forces or one leader for free.',
  'emperor/sardaukar': 'Your elite forces count double in battle and when losses are taken.',
  'fremen/move-2': 'Your forces move two territories instead of one.',
  'fremen/free-reserves': 'Your reserves land for free, at The Great Flat or near it.',
  'fremen/extra-worm': 'When worms rise, you may place further ones.',
  'fremen/karama-worm': 'Once a game a Karama of yours calls a worm to a place of your choice.',
  'fremen/worm-ally': 'You decide whether a worm devours the forces of your ally.',
  'fremen/worm-ride': 'Worms do not devour your forces. They may ride away instead.',
  'fremen/fedaykin': 'Your elite forces count double in battle and when losses are taken.',
  'fremen/no-spice-battle': 'Your forces count in full in battle without spice.',
  'fremen/revival-ally': 'You may let your ally revive three forces for free.',
  'fremen/see-storm': 'You draw the card that moves the storm, and see it a turn ahead.',
  'fremen/next-storm-card': 'You look at the card that moves the next storm.',
  'fremen/storm-half': 'The storm takes only half of your forces.',
  'guild/ally-ship': 'Your ally ships onto Dune and across it at half the price.',
  'guild/ally-ship-back': 'Your ally may ship forces back to the reserves.',
  'guild/half-price': 'You ship at half the price.',
  'guild/karama-stop': 'Once a game a Karama of yours cancels a shipment from off the planet.',
  'guild/out-of-turn': 'You take your turn to ship and move when you wish.',
  'guild/ship-income': 'Others pay you for shipments.',
  'guild/ship-types': 'You may ship across Dune, and from Dune back to your reserves.',
  'guild/last-turn': 'You win when the game ends without another winner.',
  'harkonnen/all-traitors': 'You keep all your traitors, instead of one.',
  'harkonnen/bonus-card': 'For each treachery card you buy, you draw another for free.',
  'harkonnen/capture': 'After a battle you win, you may draw a leader of the loser.',
  'harkonnen/hand-8': 'You hold up to eight treachery cards, instead of four.',
  'harkonnen/karama-swap': 'Once a game a Karama of yours swaps cards with the hand of another player.',
  'harkonnen/traitors-for-ally': 'Your traitors may also betray the opponent of your ally.',
  'bene-tleilaxu/ally-revival': 'In each turn you may let each ally revive up to six forces and two leaders for free.',
  'bene-tleilaxu/card-gift': 'Before the first bid of a turn you may give cards to others, who cannot refuse.',
  'bene-tleilaxu/revival-income':
    'Others pay you for revivals. Of main characters, only Paul, the Baron and Kynes are paid to you.',
  'bene-tleilaxu/revived-traitor':
    'You may mark one revived leader a turn. If it wins a battle, you may announce it and control the territory.',
  'bene-tleilaxu/spice-win':
    'You may show 35 spice after a collection. If you still have 35 after the next one and nobody else has won, you win.',
  'bene-tleilaxu/leader-attack':
    'After the battles of a turn you may attack one leader who fought, with one card. You get its strength if it dies.',
  'bene-tleilaxu/traps':
    'You may lay a treachery card as a trap at a stronghold. The first forces there are frozen, and a leader is attacked.',
  'bene-tleilaxu/worthless-hold':
    'A worthless card in a trap or an attack forbids the victim to ship or to move in the next turn.',
  'bene-tleilaxu/karama-lasgun':
    'Once in the game your Karama is a lasgun in an attack, and lasgun and shield in a trap.',
  'bene-tleilaxu/taxed': 'A Karama of an opponent sends 10 of your spice to the bank.',
  'tleilaxu/ally-revival': 'Your allies pay for no revival.',
  'tleilaxu/dead-traitors': 'Every leader of others who comes to the tanks is your traitor at once.',
  'tleilaxu/free-revival': 'In each turn you revive up to five forces for free, or a leader.',
  'tleilaxu/ghola-karama': 'Your Ghola cards count as Karama cards.',
  'tleilaxu/karama-stop': 'A Karama of yours stops the next revival of forces of one player.',
  'tleilaxu/revival-income': 'Others pay you for all revivals.',
  'lansraad/allied-restriction': 'Your allies may restrict a territory in your place.',
  'lansraad/fremen-enmity': 'You are never allied with Fremen.',
  'lansraad/influence':
    'Once a turn you hold a faction in place: no forces back, shipped or moved, or no attack in the battles.',
  'lansraad/karama-influence': 'Once in the game a Karama lets you hold a faction in both rounds of a turn.',
  'lansraad/restricted-territory': 'Before each storm you may close a territory to others for the turn.',
  'ixians/ally-bonus': 'Your allies move two territories too, and receive 10 spice in each collection.',
  'ixians/goes-first': 'You must ship and move before all others.',
  'ixians/machine-income': 'In each collection you receive 10 spice from the bank.',
  'ixians/karama-strength':
    'A Karama of yours lets your forces count 1 without spice and 1½ with it, in one battle of advanced combat.',
  'ixians/move-2': 'Your forces move two territories instead of one.',
  'ixians/spice-seized': 'A Karama of an opponent sends all your spice to the bank.',
};

/** Returns a line of a faction's list of powers: the name of the power, and what it allows the player. */
export const formatPower = (power: PowerOfFaction): { readonly name: string; readonly lets: string } => ({
  name: capitalize(advantageName(power)),
  lets: LETS[power],
});
