import { type Addressee, verbFor } from '../../../messages/addressee.ts';
import type { Labels } from '../../../messages/labels.ts';
import { theFaction } from '../../../messages/names.ts';
import { capitalize, formatList } from '../../../messages/numbers.ts';
import type { HarvestsContract, HarvestsView, RunningHarvestView } from './contract.ts';

/** A neighbour may read these labels, so they depend on no secret. */
export const harvestsLabels: Labels<HarvestsContract> = {
  prompts: {
    'manager-sum': {
      title: 'How much do you hold up?',
      awaited: 'to seal a sum for the First Manager',
    },
    'offer-harvest-card': {
      title: 'Do you sell the Manager one more harvest card?',
      awaited: 'to offer one more harvest card',
    },
    'buy-harvest-card': {
      title: ({ price }) => `Do you buy one more harvest card for ${price} spice?`,
      awaited: 'to buy one more harvest card or not',
    },
    'announce-harvest': { title: 'What do you report?', awaited: 'to announce the harvest' },
    'hand-out-shares': { title: ({ announced }) => `Hand out up to ${announced}.`, awaited: 'to give out the shares' },
    'look-at-share': { title: 'Whose share do you look at?', awaited: 'to look at a share' },
    'harvest-vote': {
      title: ({ announced, manager }) => `${capitalize(theFaction(manager))} reports ${announced}. Honest?`,
      awaited: 'to vote on the harvest report',
    },
    'split-harvest': {
      title: ({ rest }) => `How do the no voters divide ${rest} spice?`,
      awaited: 'to divide the rest of the harvest',
    },
    'pass-over-manager': {
      title: ({ next }) => `Do you block ${theFaction(next)} as Manager?`,
      awaited: 'to block the next Manager or not',
    },
  },
  optionalPrompts: { 'look-at-share': 'Look at a share' },
  headline: ({ harvests }, called) => {
    if (harvests === null || harvests.isOver) return null;
    const { manager, running } = harvests;
    if (manager === null) return 'All seats seal a sum for the First Manager.';
    return running === null ? null : formatHarvest(harvests, running, capitalize(called(manager)), called);
  },
};

function formatHarvest(
  { harvest, of }: HarvestsView,
  { step, announced, among, succession }: RunningHarvestView,
  manager: string,
  called: Addressee,
): string {
  switch (step) {
    case 'tax':
    case 'draw':
      return `Harvest ${harvest} of ${of} begins.`;
    case 'extra-offer':
    case 'extra-answer':
    case 'report':
      return `${verbFor(manager, 'prepare', 'prepares')} the report of harvest ${harvest}.`;
    case 'shares':
      return `${verbFor(manager, 'give', 'gives')} out shares of ${announced ?? 0} spice.`;
    case 'vote':
      return `All others vote on the report of ${announced ?? 0}.`;
    case 'split':
      return `${capitalize(formatList(among.map(called)))} divide the rest of the harvest.`;
    case 'succession':
      return succession === null
        ? `Harvest ${harvest} of ${of} is over.`
        : `${capitalize(called(succession.by))} may block the next Manager.`;
  }
}
