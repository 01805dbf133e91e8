'use client';
import { useState } from 'react';
import type { AnswerValue, FactionId } from '#client';
import { Button } from '#app/_components/button.tsx';
import type { PromptOf } from '#app/_components/prompt/prompt-page.ts';
import {
  ACCEPT,
  BREAK,
  DECLINE,
  KEEP,
  NOT_POSSIBLE,
  NOTHING_CHOSEN,
  OFFER,
  formatBreak,
  formatGroup,
  formatHolds,
  formatLeaves,
  TAKE_BACK,
} from '#lib/features/nexus/messages/phone.ts';
import { sameGroup, stateOfGroup } from './groups.ts';
import styles from './offers.module.css';

interface OfferActProps {
  readonly prompt: PromptOf<'choose-allies'>;
  readonly faction: FactionId;
  /** The present allies of the faction. */
  readonly own: readonly FactionId[];
  /** The chosen alliance; `null` without a choice. */
  readonly group: readonly FactionId[] | null;
  readonly onAnswer: (value: AnswerValue) => void;
}

/** Shows the effect of the chosen alliance, and the possible answers. */
export function OfferAct({ prompt, faction, own, group, onAnswer }: OfferActProps) {
  const [breaking, setBreaking] = useState(false);
  if (breaking && own.length > 0) {
    return (
      <div className={styles.act}>
        <p>{formatBreak(own)}</p>
        <div className={styles.answers}>
          <Button
            onClick={() => {
              setBreaking(false);
            }}
          >
            {KEEP}
          </Button>
          <Button
            onClick={() => {
              setBreaking(false);
              onAnswer({ leaves: true });
            }}
          >
            {BREAK}
          </Button>
        </div>
      </div>
    );
  }
  const isOwn = group !== null && sameGroup(group, [faction, ...own]);
  return (
    <div className={styles.act}>
      {group === null && <p>{NOTHING_CHOSEN}</p>}
      {group !== null && !isOwn && (
        <GroupAct prompt={prompt} faction={faction} own={own} group={group} onAnswer={onAnswer} />
      )}
      {own.length > 0 && (group === null || isOwn) && (
        <Button
          onClick={() => {
            setBreaking(true);
          }}
        >
          {BREAK}
        </Button>
      )}
    </div>
  );
}

function GroupAct({ prompt, faction, own, group, onAnswer }: OfferActProps & { readonly group: readonly FactionId[] }) {
  const possible = prompt.possible.find(({ members }) => sameGroup(members, group));
  if (possible === undefined) return <p>{NOT_POSSIBLE}</p>;
  const say = (says: 'yes' | 'no') => {
    onAnswer({ with: possible.members, says });
  };
  const state = stateOfGroup(prompt, faction, group);
  const left = own.filter((ally) => !group.includes(ally));
  return (
    <>
      <b>{formatGroup(possible.members)}</b>
      <p>{[formatHolds(possible), ...formatLeaves(left)].join(' ')}</p>
      <div className={styles.answers}>
        {(state === 'none' || state === 'declined') && (
          <Button
            onClick={() => {
              say('yes');
            }}
          >
            {OFFER}
          </Button>
        )}
        {state === 'mine' && (
          <Button
            onClick={() => {
              say('no');
            }}
          >
            {TAKE_BACK}
          </Button>
        )}
        {state === 'theirs' && (
          <>
            <Button
              onClick={() => {
                say('no');
              }}
            >
              {DECLINE}
            </Button>
            <Button
              onClick={() => {
                say('yes');
              }}
            >
              {ACCEPT}
            </Button>
          </>
        )}
      </div>
    </>
  );
}
