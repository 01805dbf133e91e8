/**
 * Tests the wheel of a plan below everything that can be above the wheel. A thumb can reach the wheel. The wheel turns
 * while a button is held.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import { enumerate, getField, type AnswerValue, type FactionId, type Prompt } from '#engine';
import { must } from '#lib/core/assert-never.ts';
import { eventually } from '../../support/server.ts';
import { PHONE } from '../support/device.ts';
import { expectLayout, setUpBrowserSuite } from '../support/browser-suite.ts';
import { isWhollyInSight } from '../support/layout.ts';
import { Phone } from '../support/phone.ts';
import { forces, PresetTable, SHORT_WINDOW } from '../support/preset-table.ts';

const SIDEWAYS = { width: PHONE.height, height: PHONE.width };

const house = setUpBrowserSuite();

describe('the fullest plan: Voice, prescience, the whole plan of the opponent, Kwisatz Haderach and spice', () => {
  let table: PresetTable;
  let atreides: Phone;
  let sisterhood: Phone;

  beforeAll(async () => {
    table = await PresetTable.open(house.url, SHORT_WINDOW, {
      layer: 'advanced',
      seating: [
        { faction: 'atreides', circle: 0 },
        { faction: 'bene-gesserit', circle: 2 },
      ],
      position: [
        { kind: 'turn', turn: 4 },
        { kind: 'phase', phase: 'battle' },
        { kind: 'first-player', faction: 'atreides' },
        forces('atreides', 20, 'carthag', 10),
        forces('bene-gesserit', 8, 'carthag', 10),
      ],
      own: [
        { faction: 'atreides', fact: { kind: 'hand', cards: ['karama', 'crysknife', 'shield'] } },
        { faction: 'atreides', fact: { kind: 'spice', spice: 20 } },
        { faction: 'atreides', fact: { kind: 'battle-losses', losses: 7 } },
        { faction: 'bene-gesserit', fact: { kind: 'hand', cards: ['maula-pistol', 'snooper'] } },
        { faction: 'bene-gesserit', fact: { kind: 'spice', spice: 6 } },
      ],
    });
    const phone = async (faction: FactionId) =>
      new Phone(await house.use(await table.phone(house.browser, faction)), faction);
    atreides = await phone('atreides');
    sisterhood = await phone('bene-gesserit');
    await table.moderate({ type: 'BeginBattles' });
    await atreides.isAsked(/ fight for Carthag\.$/);
    await sisterhood.isAsked(/^Command .*\?$/);
    // The news about seats takes room from a page that opens below the news. After some seconds the news disappears.
    await atreides.readsNoNews();
    await sisterhood.readsNoNews();
    await sisterhood.useVoice({ play: true, kind: 'projectile' });
    await table.answer('atreides', 'prescience', () => 'weapon');
    await table.answer('bene-gesserit', 'show-element', answerWith('card', 'maula-pistol'));
  });

  it('has its button in sight, on an upright and on a sideways phone', async () => {
    await atreides.isAsked('Do you play a Karama to see a whole plan?');
    const act = atreides.page.getByRole('button', { name: 'No Karama' });
    expect(await isWhollyInSight(act)).toBe(true);
    await atreides.page.setViewportSize(SIDEWAYS);
    expect(await isWhollyInSight(act)).toBe(true);
    await atreides.page.setViewportSize(PHONE);
    await table.answer('atreides', 'see-plan', answerWith('of', 'bene-gesserit'));
  });

  it('shows the wheel to the player who must dial', async () => {
    await sisterhood.isAsked(/^Your plan against /);
    await sisterhood.plan.uncover();
    expect(await isWhollyInSight(sisterhood.plan.field)).toBe(true);
    await sisterhood.page.setViewportSize(SIDEWAYS);
    expect(await isWhollyInSight(sisterhood.plan.field)).toBe(true);
    await sisterhood.page.setViewportSize(PHONE);
    await sisterhood.plan.chooseLeader('alia');
    await sisterhood.plan.seal();
  });

  it('has the wheel in sight as the plan opens, with the cover closed or open, upright or sideways', async () => {
    await atreides.isAsked(/^Your plan against /);
    expect(await isWhollyInSight(atreides.plan.field)).toBe(true);
    await atreides.page.setViewportSize(SIDEWAYS);
    expect(await isWhollyInSight(atreides.plan.field)).toBe(true);
    await atreides.plan.uncover();
    expect(await isWhollyInSight(atreides.plan.field)).toBe(true);
    await atreides.page.setViewportSize(PHONE);
    expect(await isWhollyInSight(atreides.plan.field)).toBe(true);
  });

  it('has the wheel in sight when all slots are filled, below the opponent’s plan', async () => {
    await atreides.plan.chooseLeader('lady-jessica');
    await atreides.plan.layWeapon('crysknife');
    await atreides.plan.layDefense('shield');
    await atreides.plan.uncover();
    await atreides.page.getByRole('switch', { name: 'Kwisatz Haderach +2' }).click();
    await atreides.lift('Bene Gesserit’s plan');
    await atreides.reads('Maula Pistol');
    expect(await isWhollyInSight(atreides.plan.field)).toBe(true);
    await expectLayout(atreides.page, async () => {
      await atreides.plan.uncover();
      await atreides.lift('Bene Gesserit’s plan');
    });
  });

  it('turns the wheel while minus or plus is held, to the end of the dial and no further', async () => {
    await atreides.plan.uncover();
    const { page } = atreides;
    await page.getByRole('button', { name: 'One more' }).hover();
    await page.mouse.down();
    await atreides.plan.rests(20);
    await page.mouse.up();
    await atreides.plan.rests(20);
    await page.getByRole('button', { name: 'One less' }).click();
    await atreides.plan.rests(19);
  });

  it.each(['lifts', 'slides off'] as const)('stops the wheel as soon as the finger %s', async (how) => {
    await atreides.plan.uncover();
    const { page } = atreides;
    const sum = page.getByText(/^\d+ dial \+/);
    const dialled = async () => Number.parseInt(await sum.innerText(), 10);
    const before = await dialled();
    await page.getByRole('button', { name: 'One less' }).hover();
    await page.mouse.down();
    await eventually(async () => (await dialled()) < before - 1);
    if (how === 'lifts') await page.mouse.up();
    else await page.mouse.move(10, 10);
    // The slider announces its number only after a pause that is longer than the repeat time of a held button.
    await atreides.plan.rests(await dialled());
    expect(await dialled()).toBeGreaterThan(0);
    await page.mouse.up();
    await atreides.plan.rests(await dialled());
  });

  it('has logged no error on any console', () => {
    expect(house.complaints()).toEqual([]);
  });
});

const answerWith =
  (field: string, value: string) =>
  ({ answers }: Prompt): AnswerValue =>
    must(
      [...enumerate(answers)].find((answer) => getField(answer, field) === value),
      value,
    );
