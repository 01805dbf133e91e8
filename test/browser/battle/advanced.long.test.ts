/** The layout of every state of the advanced game holds in every size, and passes the accessibility check. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { enumerate, getField, leadersOf, leaderName, type AnswerValue, type FactionId, type Prompt } from '#engine';
import { sees } from '../support/device.ts';
import { expectLayout, setUpBrowserSuite } from '../support/browser-suite.ts';
import { Phone } from '../support/phone.ts';
import { skipToTheEnd } from '../support/screen.ts';
import { forces, PresetTable, SHORT_WINDOW, type Setting } from '../support/preset-table.ts';

/** The time after which a result without a further question has left the screen. */
const RESULT_STAYS_MS = 30_000;

const house = setUpBrowserSuite();

/**
 * The Emperor meets Atreides in Carthag, and Harkonnen meets the Fremen in Arrakeen, each with special forces or
 * powers.
 */
const ADVANCED: Setting = {
  layer: 'advanced',
  seating: [
    { faction: 'atreides', circle: 0 },
    { faction: 'fremen', circle: 1 },
    { faction: 'emperor', circle: 2 },
    { faction: 'harkonnen', circle: 4 },
  ],
  position: [
    { kind: 'turn', turn: 4 },
    { kind: 'phase', phase: 'battle' },
    { kind: 'first-player', faction: 'emperor' },
    forces('emperor', 8, 'carthag', 10, 3),
    forces('atreides', 5, 'carthag', 10),
    forces('harkonnen', 12, 'arrakeen', 9),
    forces('fremen', 3, 'arrakeen', 9, 1),
    { kind: 'leader', leader: 'umman-kudu', where: 'tanks', deaths: 1 },
  ],
  own: [
    { faction: 'atreides', fact: { kind: 'hand', cards: ['karama', 'crysknife', 'shield'] } },
    { faction: 'atreides', fact: { kind: 'spice', spice: 4 } },
    { faction: 'atreides', fact: { kind: 'battle-losses', losses: 7 } },
    { faction: 'emperor', fact: { kind: 'hand', cards: ['chaumas', 'snooper'] } },
    { faction: 'emperor', fact: { kind: 'spice', spice: 6 } },
    { faction: 'fremen', fact: { kind: 'hand', cards: ['truthtrance', 'maula-pistol', 'cheap-hero'] } },
    { faction: 'harkonnen', fact: { kind: 'hand', cards: ['tleilaxu-ghola', 'stunner'] } },
    { faction: 'harkonnen', fact: { kind: 'spice', spice: 12 } },
  ],
};

describe('the advanced game', () => {
  let table: PresetTable;
  let atreides: Phone;
  let emperor: Phone;
  let fremen: Phone;
  let harkonnen: Phone;
  let screen: Page;
  let captive: string;

  beforeAll(async () => {
    table = await PresetTable.open(house.url, SHORT_WINDOW, ADVANCED);
    const phone = async (faction: FactionId) =>
      new Phone(await house.use(await table.phone(house.browser, faction)), faction);
    [atreides, emperor, fremen, harkonnen] = await Promise.all([
      phone('atreides'),
      phone('emperor'),
      phone('fremen'),
      phone('harkonnen'),
    ]);
    screen = (await house.use(await table.screen(house.browser))).page;
  });

  it('asks a question under a Truthtrance', async () => {
    await fremen.press('Play a card now');
    await expectLayout(fremen.page, () => fremen.lift('what you can play'));
    await fremen.page
      .getByRole('group', { name: 'Cards that can be played now' })
      .getByRole('button', { name: /Harkonnen/ })
      .click();
    await fremen.page.getByLabel('Your question, to be answered with yes or no').fill('Do you hold a lasgun?');
    await expectLayout(fremen.page, () => fremen.lift('what you can play'));
    await fremen.press('Play it openly');
    await harkonnen.isAsked(/Do you hold a lasgun\?/);
    await expectLayout(harkonnen.page);
    await sees(screen.getByText(/Do you hold a lasgun\?/).first());
    await expectLayout(screen);
    await harkonnen.press('No');
  });

  it('offers a Ghola for a leader or for forces', async () => {
    await harkonnen.press('Play a card now');
    await sees(harkonnen.page.getByRole('group', { name: 'Cards that can be played now' }));
    await expectLayout(harkonnen.page, () => harkonnen.lift('what you can play'));
    await harkonnen.press('Close');
  });

  it('lets Atreides play a Karama to see the whole plan', async () => {
    await table.moderate({ type: 'BeginBattles' });
    await table.answer('atreides', 'prescience', () => 'defense');
    await table.answer('emperor', 'show-element', () => 'none');
    await atreides.isAsked('Do you play a Karama to see a whole plan?');
    await atreides.readsNoMore(/Seen: /);
    await expectLayout(atreides.page, () => atreides.lift('what you can play'));
    await atreides.lift('what you can play');
    await atreides.reads(/Seen: .* defense: no defense/);
    await table.answer('atreides', 'see-plan', (prompt) => answerWith(prompt, 'of', 'emperor'));
  });

  it('dials in half steps, with spice', async () => {
    await emperor.isAsked(/^Your plan against /);
    // The answer to prescience is under a cover until its owner opens it.
    expect(await emperor.page.getByText(/You showed/).count()).toBe(0);
    await emperor.plan.reads('You showed your defense: no defense');
    await emperor.plan.chooseLeader('bashar');
    await emperor.plan.drag(3);
    await emperor.press('More spice');
    await expectLayout(emperor.page, () => emperor.plan.uncover());
    await emperor.plan.seal();
  });

  it('shows the plan that was seen, and the Kwisatz Haderach', async () => {
    await atreides.isAsked(/^Your plan against /);
    await expectLayout(atreides.page, () => atreides.plan.uncover());
    await table.answer('atreides', 'battle-plan', (prompt) => answerWith(prompt, 'kwisatzHaderach', true));
  });

  it('reveals plans with spice and the Kwisatz Haderach', async () => {
    await sees(screen.getByText(/Kwisatz Haderach/).first());
    await expectLayout(screen);
  });

  it('asks the winner which forces to lose', async () => {
    await emperor.isAsked(/^(Which|Where do your) .*(forces )?fall\?$/);
    await expectLayout(emperor.page);
    await sees(screen.getByText(/^ahead by/));
    await sees(screen.getByText('1 spice', { exact: true }));
    await table.answer('emperor', 'choose-losses');
  });

  it('lets Harkonnen draw a leader of the loser, and then decide about that leader', async () => {
    await table.answer('emperor', 'battle-done');
    await table.answer('atreides', 'battle-done');
    await table.answer('harkonnen', 'battle-plan', (prompt) => answerWith(prompt, 'dial', 6));
    // The plan holds a cheap hero. A leader in the plan would be next to the result, even if another leader is captured
    // later.
    await table.answer('fremen', 'battle-plan', (prompt) =>
      answerThat(prompt, (answer) => getField(getField(answer, 'leader'), 'kind') === 'cheap-hero'),
    );
    await table.asks('fremen', 'cancel');
    await table.moderate({ type: 'PauseTable' });
    await fremen.isAsked(/capture: .* Anyone play Karama\?$/);
    await fremen.reads('Every phone shows this question. A Karama can cancel it.');
    await expectLayout(fremen.page);
    // The result is on the screen for some seconds. The checks of the page in every size may take longer.
    await skipToTheEnd(screen, /wins in Arrakeen$/);
    await sees(screen.getByText('Anyone play Karama?'));
    await expectLayout(screen);
    await table.moderate({ type: 'ResumeTable' });
    await harkonnen.isAsked('Draw one of Fremen’s leaders?');
    await harkonnen.isCovered('what you can do');
    expect(await openly(harkonnen)).not.toMatch(/Draw one of Fremen’s leaders[^?]|can be drawn/);
    await expectLayout(harkonnen.page, () => harkonnen.lift('what you can do'));
    await harkonnen.lift('what you can do');
    await harkonnen.press('Draw one of Fremen’s leaders');
    await harkonnen.press('Do as you chose');
    await harkonnen.isAsked('What becomes of the captured leader?');
    await expectLayout(harkonnen.page, () => harkonnen.lift('the captured leader'));
    await table.answer('harkonnen', 'captive', (prompt) => {
      if (prompt.kind === 'captive') captive = leaderName(prompt.leader);
      return 'keep';
    });
  });

  it('shows the captor and the leader’s faction, under a cover, which leader is captive', async () => {
    await harkonnen.isAsked('The battle is over. Is the board put right?');
    await table.answer('harkonnen', 'battle-done');
    await table.answer('fremen', 'battle-done');
    await harkonnen.isAsked(/^You won the battle for /);
    await expectLayout(harkonnen.page);
    await fremen.open('Table');
    await expectLayout(fremen.page);
    await fremen.open('Mine');
    await fremen.press('Change what you hold');
    const leaders = fremen.page
      .getByRole('dialog')
      .getByRole('listitem')
      .filter({ hasText: /, strength \d/ });
    await sees(leaders);
    const seen = await leaders.allInnerTexts();
    expect(seen).toHaveLength(5);
    for (const leader of seen) expect(leader).toMatch(/perhaps captured$/);
    await fremen.press('Close');
    await liesUnderCover(fremen, captive);
    await harkonnen.open('Mine');
    await liesUnderCover(harkonnen, captive);
  });

  it('returns captives to the planet automatically after the last battle', async () => {
    await screen.getByRole('heading', { name: /^Turn 4 of/ }).waitFor({ timeout: RESULT_STAYS_MS });
  });

  it('shows in the comparison of the board how many leaders lie face down, and none of their names', async () => {
    await table.own('harkonnen', { kind: 'captives', held: ['stilgar'], faceDown: ['otheym'] });
    await table.moderate({ type: 'CorrectFact', fact: { kind: 'phase', phase: 'collection' } });
    // The collection comes first, and then the Mentat Pause.
    await table.moderate({ type: 'NextPhase', to: 'collection' });
    await table.moderate({ type: 'NextPhase', to: 'mentat-pause' });
    await fremen.isAsked('Does the board agree?');
    await fremen.reads('3 alive; in the tanks 1 face down; 1 captured');
    for (const leader of leadersOf('fremen')) expect(await openly(fremen)).not.toContain(leaderName(leader));
    await expectLayout(fremen.page);
  });
});

it('has logged no error on any console', () => {
  expect(house.complaints()).toEqual([]);
});

/** Returns the first legal answer with this text. */
const answerWith = (prompt: Prompt, field: string, value: string | number | boolean): AnswerValue =>
  answerThat(prompt, (answer) => getField(answer, field) === value);

function answerThat({ answers, kind }: Prompt, isIt: (answer: AnswerValue) => boolean): AnswerValue {
  for (const answer of enumerate(answers)) if (isIt(answer)) return answer;
  throw new Error(`No answer to ${kind} is like that`);
}

/** Returns all text on a phone that a neighbour can read or hear. */
const openly = async ({ page }: Phone): Promise<string> =>
  (await page.locator('body').innerText()) + (await page.locator('body').ariaSnapshot());

/** Checks that a cover hides the captive’s name. Only the captor and the leader’s faction have that cover. */
async function liesUnderCover(phone: Phone, captive: string): Promise<void> {
  await phone.isCovered('what you hold');
  expect(await openly(phone)).not.toContain(captive);
  await phone.findsBeneath('what you hold', captive);
}
