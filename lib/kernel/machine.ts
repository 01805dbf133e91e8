/** The machine's own features, one line each. */
import type {
  AnsweringContract,
  CorrectionsContract,
  InstructionsContract,
  MachineContracts,
  OpeningContract,
  OwnContract,
  TakeBackContract,
} from '../model/machine.ts';
import { type Feature, toNobody } from './feature.ts';
import { withFiled, withInstructions, withNetted, withTick } from './instructions.ts';
import { openedState } from './initial-state.ts';
import { opposites } from './instructions/inverse-actions.ts';
import type { Parts } from './registry-types.ts';
import { windows } from './windows/feature.ts';
import { karama } from './windows/karama.ts';

export const machineFeatures = (
  parts: Parts,
): { readonly [Name in keyof MachineContracts]: Feature<MachineContracts[Name]> } => ({
  opening: opening(parts),
  answering,
  windows: windows(parts),
  karama: karama(parts),
  corrections: corrections(parts),
  own: own(parts),
  instructions,
  takeBack,
  cardRecords: {},
  stepping: {},
});

/** The table lies at the bottom of the stack; while nothing lies on it, the phase is played on the board. */
const opening = ({ askedAtTable, slicesOf }: Parts): Feature<OpeningContract> => ({
  activities: { table: { asks: askedAtTable } },
  records: { TableOpened: (_state, event) => openedState(event, slicesOf(event)) },
  tells: {
    TableOpened: ({ choices: { edition, layer, components } }) => ({
      code: 'table-opened',
      edition,
      layer,
      components,
    }),
  },
  beforeTheGame: ['TableOpened'],
});

const answering: Feature<AnsweringContract> = {
  records: { DefaultTaken: (state) => state },
  tells: { DefaultTaken: ({ faction, to }) => ({ code: 'default-taken', faction, to }) },
};

const corrections = ({ factPart }: Parts): Feature<CorrectionsContract> => ({
  records: { FactCorrected: (state, { fact }) => factPart(fact).set(state, fact) },
  tells: { FactCorrected: ({ fact, was }) => ({ code: 'fact-corrected', fact, was }) },
});

const own = ({ secretPart }: Parts): Feature<OwnContract> => ({
  records: {
    OwnFactEntered: (state, { faction, fact, laid }) => secretPart(fact.kind).set(state, faction, fact, laid),
  },
  tells: {
    OwnFactEntered: ({ faction, fact }, audience) => (audience === faction ? { code: 'own-fact-entered', fact } : null),
  },
  beforeTheGame: ['OwnFactEntered'],
});

const instructions: Feature<InstructionsContract> = {
  opposites,
  records: {
    Instructed: (state, { moves }) => withInstructions(state, moves),
    InstructionTicked: (state, { instruction, done }) => withTick(state, instruction, done),
    MovesNetted: (state, { nets }) => withNetted(state, nets),
    InstructionsCleared: (state) => withFiled(state, () => true),
  },
  tells: { Instructed: toNobody, InstructionTicked: toNobody, MovesNetted: toNobody, InstructionsCleared: toNobody },
  beforeTheGame: ['Instructed', 'InstructionTicked', 'MovesNetted', 'InstructionsCleared'],
};

/** What was taken back is known by the lines, and recorded and told by the timeline. */
const takeBack: Feature<TakeBackContract> = {
  records: { EpochRaised: (state) => ({ ...state, epoch: state.epoch + 1 }), TakenBack: (state) => state },
  tells: { EpochRaised: toNobody, TakenBack: toNobody },
  beforeTheGame: ['TakenBack'],
};
