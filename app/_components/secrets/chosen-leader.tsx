import { discOf, factionName, leaderName, type LeaderId } from '#client';
import { FactionDisc } from '../faction-disc.tsx';
import { ChosenPiece } from './chosen-pieces.tsx';

interface ChosenLeaderProps {
  readonly leader: LeaderId;
  /** The note instead of its faction and strength. */
  readonly note?: string;
  readonly onTakeOut: () => void;
}

/** A chosen leader with the text of its card: “Feyd-Rautha, Harkonnen 6”. */
export function ChosenLeader({ leader, note, onTakeOut }: ChosenLeaderProps) {
  const { faction, strength } = discOf(leader);
  return (
    <ChosenPiece
      sign={<FactionDisc faction={faction} />}
      name={leaderName(leader)}
      note={note ?? `${factionName(faction)} ${strength}`}
      onTakeOut={onTakeOut}
    />
  );
}
