/** Messages of the harvests. */
import type { FactionId } from '../../../model/factions.ts';
import { factionName, theFaction, thePayee } from '../../../messages/names.ts';
import { capitalize, formatCards, formatList, formatRow, formatSpice } from '../../../messages/numbers.ts';
import { explain } from '../../../messages/explanation.ts';
import type { Messages } from '../../../messages/messages.ts';
import { formatParts } from './messages/pages.ts';
import type { CastVote, HarvestReport, HarvestsContract, HarvestsLogFact } from './contract.ts';

export const harvestsMessages: Messages<HarvestsContract> = {
  prompts: {
    'manager-sum': {
      lead: 'All hands open together. The highest manages the harvests and pays that spice to the second highest. All others keep theirs.',
      byDefault: 'The seat offers no spice.',
    },
    'offer-harvest-card': {
      lead: 'If the Manager buys it, both cards count as one harvest. You may not look at the card.',
      byDefault: 'No card is offered.',
    },
    'buy-harvest-card': {
      lead: 'You pay before you see the second card, and both cards are added.',
      byDefault: 'The Manager buys no card.',
    },
    'announce-harvest': {
      lead: 'All players hear this number. You may report less than the card. Nobody sees the card before the vote.',
      byDefault: 'The Manager announces the lowest number that the share cards allow.',
    },
    'hand-out-shares': {
      lead: 'Each player sees only the own share.',
      byDefault: 'Chance chooses the share of each player.',
    },
    'look-at-share': {
      lead: 'You see the share of one other player. All players learn that you looked, and not whose share it was.',
      byDefault: 'No share is looked at.',
    },
    'harvest-vote': {
      lead: 'Yes: you get your share. No: if more players vote no and the report is dishonest, the no voters get what is left.',
      byDefault: 'Chance chooses the vote, so that no player knows it.',
    },
    'split-harvest': {
      lead: 'The sum cannot be divided equally. If all no voters seal the same parts within a minute, these are paid. Otherwise each gets an equal part, and the rest goes to the bank.',
      byDefault: 'The seat wants equal parts.',
    },
    'pass-over-manager': {
      lead: ({ fallen, next, then }) =>
        `${capitalize(theFaction(fallen))} loses the office. ${capitalize(theFaction(next))} is next to the right. If you block that, ${theFaction(then)} becomes Manager.`,
      byDefault: 'The right neighbour becomes Manager.',
    },
  },
  log: {
    'prelude-began': 'the spice harvests before the game began.',
    'first-manager-named': ({ sums, manager, payee, paid }) =>
      `${theFaction(manager)} is the First Manager and paid ${formatSpice(paid)} to ${theFaction(payee)}. The sums were ${formatRow(
        sums.map(({ faction, sum }) => `${factionName(faction)} ${sum}`),
      )}.`,
    'harvest-began': ({ harvest }) => `harvest ${harvest} began.`,
    'harvest-taxed': ({ manager, unable, to }) =>
      [
        ...(unable.length === 0 ? [] : [`${formatList(unable.map(theFaction))} could not pay the tax.`]),
        to === null
          ? `${capitalize(theFaction(manager))} manages the harvest and paid no tax.`
          : `${capitalize(theFaction(manager))} manages the harvest and paid the tax to ${thePayee(to)}.`,
      ].join(' '),
    'harvest-worm': ({ manager, before }) =>
      manager === before
        ? `a worm was drawn, and ${theFaction(manager)} stayed Manager.`
        : `a worm was drawn, and ${theFaction(manager)} became Manager.`,
    'harvest-card-drawn': ({ manager }) => `${theFaction(manager)} drew a harvest card.`,
    'own-harvest-card': ({ card, counts }) =>
      `you drew a harvest card with ${formatSpice(card)}${counts === undefined ? '' : `, which you count as ${counts}`}.`,
    'harvest-deck-shuffled': 'the harvest cards were shuffled.',
    'harvest-card-offered': ({ faction, price }) =>
      price === null
        ? `${theFaction(faction)} offered no further harvest card.`
        : `${theFaction(faction)} offered one more harvest card for ${formatSpice(price)}.`,
    'harvest-card-answered': ({ manager, buys }) =>
      `${theFaction(manager)} ${buys ? 'bought one more harvest card' : 'bought no further harvest card'}.`,
    'harvest-announced': ({ manager, announced }) =>
      `${theFaction(manager)} reported a harvest of ${formatSpice(announced)}.`,
    'shares-handed-out': ({ manager }) => `${theFaction(manager)} gave out the shares.`,
    'own-share': ({ manager, share }) => `${theFaction(manager)} gave you a share of ${formatSpice(share)}.`,
    'own-shares-given': ({ shares }) =>
      `you gave out the shares: ${formatParts(shares.map(({ faction, share: amount }) => ({ faction, amount })))}.`,
    'share-looked-at': ({ by }) => `${theFaction(by)} looked at a share.`,
    'own-share-seen': ({ at, share }) => `you looked at the share of ${theFaction(at)}: ${formatSpice(share)}.`,
    'harvest-voted': formatVoted,
    'harvest-settled': ({ report }) => formatSettled(report),
    'harvest-manager-fell': ({ manager }) => `${theFaction(manager)} lost the office of the Manager.`,
    'harvest-manager-named': formatManagerNamed,
    'prelude-ended': 'the spice harvests ended.',
  },
  refusals: {
    'no-harvests': () => explain('This table plays no harvests now.', 'Correct this while the harvests are played.'),
  },
  facts: {
    'harvest-manager': {
      about: 'Manager of the harvest',
      value: ({ manager }) => factionName(manager),
      corrected: ({ manager }, { was }) => `made ${theFaction(manager)} the Manager of the harvest, was ${was}`,
    },
    'harvest-number': {
      about: 'Harvest',
      value: ({ harvest }) => String(harvest),
      corrected: (_fact, { to }) => `set the number of the harvest ${to}`,
    },
    'kept-office': {
      about: ({ faction }) => `${factionName(faction)} has stayed Manager once`,
      value: ({ kept }) => (kept ? 'yes' : 'no'),
      corrected: ({ faction, kept }) =>
        `noted that ${theFaction(faction)} ${kept ? 'has stayed' : 'has not stayed'} Manager after a dishonest report`,
    },
  },
  covered: {
    'own-harvest-card': () => 'you drew a harvest card.',
    'own-share': ({ manager }) => `${theFaction(manager)} gave you a share.`,
    'own-shares-given': () => 'you gave out the shares.',
    'own-share-seen': () => 'you looked at a share.',
  },
  points: {
    'first-manager-named': ({ manager }) => `${theFaction(manager)} became the First Manager`,
    'harvest-taxed': ({ manager }) => `${theFaction(manager)} began to manage a harvest`,
    'harvest-voted': 'the votes on a harvest were shown',
    'harvest-settled': 'a harvest was paid out',
  },
};

function formatVoted({
  votes,
  drawn,
  cards,
  paid,
}: Extract<HarvestsLogFact, { readonly code: 'harvest-voted' }>): string {
  const voting = (wanted: CastVote['vote']) =>
    votes.filter(({ vote }) => vote === wanted).map(({ faction }) => faction);
  return [
    `${votersOf(voting('yes'))} voted yes, ${votersOf(voting('no'))} voted no.`,
    `The harvest was ${formatSpice(drawn)} on ${formatCards(cards)}.`,
    ...(paid.length === 0 ? [] : [`Shares paid: ${formatParts(paid)}.`]),
  ].join(' ');
}

const votersOf = (factions: readonly FactionId[]): string =>
  factions.length === 0 ? 'no player' : formatList(factions.map(theFaction));

function formatSettled({ manager, honest, paidToNo, paidToManager, backToBank }: HarvestReport): string {
  const found = honest === 'untold' ? [] : [honest ? 'the report was honest.' : 'the report was dishonest.'];
  // A report pays no voters only if it was dishonest.
  const parts = paidToNo.length === 0 ? [] : [`The no voters got ${formatParts(paidToNo)}.`];
  const back = backToBank === 0 ? [] : [`${formatSpice(backToBank)} went back to the bank.`];
  const got = `${theFaction(manager)} got ${formatSpice(paidToManager)}.`;
  return [...found, ...parts, found.length === 0 ? got : capitalize(got), ...back].join(' ');
}

function formatManagerNamed({
  manager,
  because,
  kept,
  passedOver,
}: Extract<HarvestsLogFact, { readonly code: 'harvest-manager-named' }>): string {
  if (kept) return `${theFaction(manager)} stayed Manager this once.`;
  if (passedOver !== undefined)
    return `${theFaction(passedOver.by)} blocked ${theFaction(passedOver.faction)}, and ${theFaction(manager)} became Manager.`;
  return because === 'corrected'
    ? `the moderator made ${theFaction(manager)} Manager.`
    : `${theFaction(manager)} became Manager.`;
}
