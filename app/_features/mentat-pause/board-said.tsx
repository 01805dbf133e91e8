'use client';
import type { BoardCheckAnswer } from '#client';
import { Decision } from '#app/_components/decision.tsx';
import { FactionDisc, FactionName } from '#app/_components/faction-disc.tsx';
import { Icon } from '#app/_components/icon.tsx';
import { Button } from '#app/_components/button.tsx';
import sealed from '#app/_components/prompt/sealed.module.css';
import { Body } from '#app/_components/phone.tsx';
import type { PromptPageProps } from '#app/_components/prompt/prompt-page.ts';
import { PromptHeading } from '#app/_components/prompt/prompt-heading.tsx';
import { BOARD_SAID, formatTellModerator, formatBoardWord } from '#lib/features/mentat-pause/messages/phone.ts';
import styles from './board.module.css';

/** This seat has spoken; the others still look, or the moderator puts right what is off. */
export function BoardSaidPage({ prompt, view, onCommand, sending, trouble }: PromptPageProps<'check-board'>) {
  const { table, audience } = view;
  const words = table.mentatPause?.words ?? [];
  const wordOf = (faction: string) => words.find((word) => word.faction === faction)?.says ?? null;
  const own = wordOf(audience);
  return (
    <>
      <Body>
        <PromptHeading title={own === 'right' ? BOARD_SAID.right : BOARD_SAID.off} lead={leadOf(own)} />
        <div className={styles.others}>
          {table.order
            .filter((faction) => faction !== audience)
            .map((faction) => {
              const says = wordOf(faction);
              return (
                <p key={faction} className={sealed.other}>
                  <FactionDisc faction={faction} />
                  <span>
                    <FactionName faction={faction} />
                    <small>{formatBoardWord(says)}</small>
                  </span>
                  <Icon name={says === null ? 'clock' : says === 'right' ? 'check' : 'warning'} />
                </p>
              );
            })}
        </div>
        {trouble}
      </Body>
      <Decision>
        <Button
          sending={sending}
          onClick={() => {
            onCommand({ type: 'Withdraw', prompt: prompt.id });
          }}
        >
          {BOARD_SAID.again}
        </Button>
      </Decision>
    </>
  );
}

const leadOf = (own: BoardCheckAnswer | null): string =>
  own === null || own === 'right' ? BOARD_SAID.whenAll : formatTellModerator(own);
