'use client';
import { partName, formatGroup, type EditionId } from '#client';
import { Button } from '#app/_components/button.tsx';
import { allOfGroup, groupNow, sumOf, type Group } from './groups.ts';
import styles from './turn-planner.module.css';

interface GroupsProps {
  readonly label: string;
  readonly groups: readonly Group[];
  readonly chosen: Group | null;
  readonly edition: EditionId;
  readonly onChoose: (group: Group) => void;
}

/**
 * Shows the groups that may move, which are the player’s own discs on the map. If sectors move separately, each sector
 * is a group.
 */
export const Groups = ({ label, groups, chosen, edition, onChoose }: GroupsProps) => (
  <div className={styles.groups} role="group" aria-label={label}>
    {groups.flatMap((group) => {
      const [first] = group;
      if (first === undefined) return [];
      const isAlone = groups.filter(([other]) => other?.territory === first.territory).length === 1;
      return [
        <Button
          key={partName(first)}
          small
          chosen={groupNow(groups, chosen) === group}
          onClick={() => {
            onChoose(group);
          }}
        >
          {formatGroup(sumOf(allOfGroup(group)), isAlone ? first.territory : first, edition)}
        </Button>,
      ];
    })}
  </div>
);
