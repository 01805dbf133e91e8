import {
  capitalize,
  boardMatterName,
  formatStandings,
  theFaction,
  winnersTitle,
  type BoardCheckAnswer,
  type TableView,
} from '#client';
import { BesideBox, BesideLine } from '#app/_components/status-screen/beside-box.tsx';
import { Signs } from '#app/_components/status-screen/signs.tsx';
import { PAUSE_BOX, formatUnless, formatBoardWord } from '#lib/features/mentat-pause/messages/screen.ts';

/** Whether the box shows everything. A sign marks each player who is still comparing. Later there are no signs. */
export const pauseSaysAll = ({ mentatPause, awaited }: TableView): boolean =>
  mentatPause !== null && (mentatPause.step === 'board' || awaited.length === 0);

/**
 * Shows the end of the turn next to the planet: who has compared the board, and who would win, if any faction would.
 */
export function MentatPauseScreenPanel({ table }: { readonly table: TableView }) {
  const { order, predictor, mentatPause: pause } = table;
  if (pause === null) return null;
  switch (pause.step) {
    case 'board':
      return (
        <BesideBox title={PAUSE_BOX.board}>
          <Signs
            signs={order.map((faction) => {
              const says = pause.words.find((word) => word.faction === faction)?.says ?? null;
              return {
                faction,
                sign: signOf(says),
                says: formatBoardWord(says),
                tone: says === null ? 'open' : isRight(says),
              };
            })}
          />
          {pause.words.map(
            ({ faction, says }) =>
              says !== 'right' && (
                <BesideLine key={faction} caution>
                  {`${capitalize(theFaction(faction))}: ${boardMatterName(says).toLowerCase()}`}
                </BesideLine>
              ),
          )}
        </BesideBox>
      );
    case 'prediction':
      return (
        <BesideBox title={pause.wouldWin === null ? PAUSE_BOX.win : winnersTitle(pause.wouldWin)}>
          <BesideLine>{predictor === null ? '' : formatUnless(predictor)}</BesideLine>
        </BesideBox>
      );
    case 'counted':
      return (
        <BesideBox title={PAUSE_BOX.nobody}>
          <BesideLine>{formatStandings(pause.standings)}</BesideLine>
        </BesideBox>
      );
  }
}

const isRight = (says: BoardCheckAnswer): 'right' | 'off' => (says === 'right' ? 'right' : 'off');

const signOf = (says: BoardCheckAnswer | null) => (says === null ? 'clock' : says === 'right' ? 'check' : 'warning');
