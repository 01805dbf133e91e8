import { discOf, factionName, leaderName, type LeaderId } from '#client';
import { FactionDisc } from '../faction-disc.tsx';
import { useStrengthOf } from '../leader-strengths.tsx';
import { ChosenPiece } from './chosen-pieces.tsx';

interface ChosenLeaderProps {
  readonly leader: LeaderId;
  /** The note in place of the leader's faction and strength. */
  readonly note?: string;
  readonly onTakeOut: () => void;
}

/** Shows a chosen leader as the text of its card: “Feyd-Rautha, Harkonnen 6”. */
export function ChosenLeader({ leader, note, onTakeOut }: ChosenLeaderProps) {
  const { faction } = discOf(leader);
  const strength = useStrengthOf()(leader);
  return (
    <ChosenPiece
      sign={<FactionDisc faction={faction} />}
      name={leaderName(leader)}
      note={note ?? `${factionName(faction)} ${strength}`}
      onTakeOut={onTakeOut}
    />
  );
}
