'use client';
import type { BoardCheckAnswer } from '#client';
import type { PromptPageProps } from '#app/_components/prompt/prompt-page.ts';
import { OtherSeat, SealedPrompt } from '#app/_components/prompt/sealed-prompt.tsx';
import { BOARD_SAID, formatTellModerator, formatBoardWord } from '#lib/features/mentat-pause/messages/phone.ts';
import styles from './board.module.css';

/** Shows that this seat has answered while others still compare, or while the moderator corrects a mistake. */
export function BoardSaidPage(page: PromptPageProps<'check-board'>) {
  const { table, audience } = page.view;
  const words = table.mentatPause?.words ?? [];
  const wordOf = (faction: string) => words.find((word) => word.faction === faction)?.says ?? null;
  const own = wordOf(audience);
  return (
    <SealedPrompt
      page={page}
      title={own === 'right' ? BOARD_SAID.right : BOARD_SAID.off}
      lead={leadOf(own)}
      change={BOARD_SAID.again}
    >
      <div className={styles.others}>
        {table.order
          .filter((faction) => faction !== audience)
          .map((faction) => {
            const says = wordOf(faction);
            return (
              <OtherSeat
                key={faction}
                faction={faction}
                says={formatBoardWord(says)}
                sign={says === null ? 'clock' : says === 'right' ? 'check' : 'warning'}
              />
            );
          })}
      </div>
    </SealedPrompt>
  );
}

const leadOf = (own: BoardCheckAnswer | null): string =>
  own === null || own === 'right' ? BOARD_SAID.whenAll : formatTellModerator(own);
