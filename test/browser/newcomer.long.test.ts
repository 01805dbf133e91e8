/** Plays the part of a player who uses a phone of Mentat for the first time. */
import { isDeepStrictEqual } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Locator } from 'playwright-core';
import { LONG_REST_MS } from '../../app/_components/cover/use-cover.ts';
import type { FactionId } from '#engine';
import { eventually } from '../support/server.ts';
import { sees, seesNo } from './support/device.ts';
import { expectLayout, setUpBrowserSuite } from './support/browser-suite.ts';
import { waitIdle } from './support/wait-idle.ts';
import { liesOpen, placesOf, pullOut } from './support/layout.ts';
import { covered, Phone } from './support/phone.ts';
import { forces, PresetTable, type Setting } from './support/preset-table.ts';

const house = setUpBrowserSuite();

/** The time of a window. It is long enough to read a question and to raise a hand. */
const WINDOW_SECONDS = 10;
/** The time of a press that is longer than a tap. */
const HELD_MS = 500;
/** The time in which the player reads and touches nothing. */
const READING_MS = 50_000;

/** The line that the page shows after any answer. */
const ANSWERED = 'Your answer is in. You may change it until this closes.';

/** The Emperor meets Harkonnen, which holds a full hand of eight, in Carthag. */
const ADVANCED: Setting = {
  layer: 'advanced',
  seating: [
    { faction: 'emperor', circle: 0 },
    { faction: 'harkonnen', circle: 2 },
    { faction: 'guild', circle: 4 },
  ],
  position: [
    { kind: 'turn', turn: 4 },
    { kind: 'phase', phase: 'battle' },
    { kind: 'first-player', faction: 'emperor' },
    forces('emperor', 8, 'carthag', 10),
    forces('harkonnen', 12, 'carthag', 10),
  ],
  own: [
    { faction: 'emperor', fact: { kind: 'spice', spice: 6 } },
    { faction: 'emperor', fact: { kind: 'hand', cards: ['chaumas', 'snooper'] } },
    { faction: 'harkonnen', fact: { kind: 'spice', spice: 12 } },
    {
      faction: 'harkonnen',
      fact: {
        kind: 'hand',
        cards: ['stunner', 'shield', 'lasgun', 'la-la-la', 'snooper', 'hajr', 'jubba-cloak', 'weather-control'],
      },
    },
    { faction: 'harkonnen', fact: { kind: 'traitors', leaders: ['bashar', 'staban-tuek', 'esmar-tuek', 'caid'] } },
  ],
};

let table: PresetTable;
let emperor: Phone;

beforeAll(async () => {
  table = await PresetTable.open(house.url, WINDOW_SECONDS, ADVANCED);
  emperor = await phone('emperor');
  await table.moderate({ type: 'BeginBattles' });
  await emperor.isAsked(/^Your plan against /);
});

const phone = async (faction: FactionId) =>
  new Phone(await house.use(await table.phone(house.browser, faction)), faction);

describe('a wheel with half steps', () => {
  it('turns by a whole number for every press of plus and minus', async () => {
    await emperor.plan.pressOneMore(3);
    await emperor.plan.rests(3);
    await emperor.press('One less');
    await emperor.plan.rests(2);
  });

  it('adds a half by a separate button, and removes it again', async () => {
    await emperor.press('And a half');
    await emperor.plan.rests(2.5);
    await sees(emperor.page.getByRole('button', { name: 'And a half', pressed: true }));
    await expectLayout(emperor.page, () => emperor.plan.uncover());
    await emperor.press('One more');
    await emperor.plan.rests(3);
    await emperor.press('And a half');
    await emperor.press('And a half');
    await emperor.plan.rests(3);
  });

  it('turns by half steps with arrow keys, and by whole ones with Page keys', async () => {
    await emperor.plan.wheel.focus();
    await emperor.page.keyboard.press('ArrowRight');
    await emperor.plan.rests(3.5);
    await emperor.page.keyboard.press('PageUp');
    await emperor.plan.rests(4);
    await emperor.page.keyboard.press('PageDown');
    await emperor.plan.rests(3);
  });
});

describe('the spice of a dial', () => {
  it('is in one row with its buttons, on the narrowest phone too', async () => {
    await emperor.plan.type('6');
    for (const width of [320, 360, 390]) {
      await emperor.page.setViewportSize({ width, height: 844 });
      const tops = ['Less spice', 'More spice'].map(async (name) => {
        const box = await emperor.page.getByRole('button', { name }).boundingBox();
        return box?.y;
      });
      const [less, more] = await Promise.all(tops);
      expect(less, `at ${width}`).toBe(more);
    }
  });
});

describe('a cover', () => {
  const press = async (cover: Locator, ms: number) => {
    await cover.hover();
    await emperor.page.mouse.down();
    await emperor.page.waitForTimeout(ms);
  };
  const tiles = () => emperor.page.getByRole('button', { name: covered('your plan') });
  const leader = () => emperor.page.getByRole('button', { name: 'Choose who leads' });

  it('closes by a button, and says how it opens', async () => {
    await emperor.press('Cover');
    await sees(tiles());
    await emperor.reads('Hold to look, tap to open');
    await emperor.reads('Covers itself after 1 minute of rest');
    await expectLayout(emperor.page);
  });

  it('opens while it is held and closes on release, also over a button', async () => {
    for (const cover of [tiles(), emperor.page.getByRole('button', { name: /^Show Dial, battle/ })]) {
      await press(cover, HELD_MS);
      await sees(emperor.page.getByText('Choose who leads'));
      await sees(emperor.page.getByText('Cover', { exact: true }));
      await emperor.page.mouse.up();
      await sees(tiles());
      await seesNo(leader());
    }
  });

  it('opens by a tap, which presses nothing below it', async () => {
    await tiles().click();
    await sees(leader());
    await emperor.page.waitForTimeout(HELD_MS);
    expect(await emperor.page.getByRole('dialog').count()).toBe(0);
    await emperor.press('Cover');
  });

  it('opens by a key, and moves the focus inside', async () => {
    await tiles().press('Enter');
    await sees(leader());
    await emperor.page.keyboard.press('Tab');
    expect(await emperor.page.evaluate(() => document.activeElement?.textContent)).toMatch(/^Choose who leads/);
    await emperor.press('Cover');
  });

  it('opens under a thumb on a touch screen', async () => {
    const glass = await table.phone(house.browser, 'harkonnen', { hasTouch: true, sandHeld: true });
    const harkonnen = new Phone(await house.use(glass), 'harkonnen');
    await harkonnen.isAsked(/^Your plan against /);
    await harkonnen.press('Cover');
    await harkonnen.page.getByRole('button', { name: covered('your plan') }).tap();
    await harkonnen.page.waitForTimeout(HELD_MS);
    expect(await harkonnen.page.getByRole('dialog').count()).toBe(0);
    await harkonnen.page.getByRole('button', { name: 'Choose who leads' }).tap();
    const sheet = harkonnen.page.getByRole('dialog', { name: 'Who leads?' });
    await sees(sheet);
    await waitIdle(harkonnen.page);
    await harkonnen.isCovered('your plan');
    await seesNo(sheet);
    await harkonnen.page.getByRole('button', { name: covered('your plan') }).tap();
    // The open content is below the thumb.
    await sees(sheet);
  });

  it('leaves time to read eight cards, and starts its time again with every touch', async () => {
    const harkonnen = await phone('harkonnen');
    await harkonnen.isAsked(/^Your plan against /);
    await harkonnen.press(/^Weapon/);
    const sheet = harkonnen.page.getByRole('dialog', { name: 'Which weapon?' });
    await waitIdle(harkonnen.page, READING_MS);
    await sheet.getByRole('heading').click();
    await waitIdle(harkonnen.page, READING_MS);
    await sees(sheet);
    await waitIdle(harkonnen.page, LONG_REST_MS - READING_MS);
    await harkonnen.isCovered('your plan');
    await seesNo(sheet);
  });
});

describe('a raised hand', () => {
  it('is two taps away from every question, and is lowered with one tap', async () => {
    await emperor.press(/^Look around/);
    const talking = emperor.page.getByRole('switch', { name: 'We are still talking' });
    const box = await talking.boundingBox();
    expect(box?.y, 'in sight without scrolling').toBeLessThan(400);
    await talking.click();
    await emperor.reads('The Emperor is still talking.');
    await expectLayout(emperor.page);
    await emperor.press(/^Your plan against /);
    await emperor.isAsked(/^Your plan against /);
    expect(await emperor.page.getByRole('slider').count(), 'sand lies over the plan').toBe(0);
    await emperor.press('Lower your hand');
    await emperor.readsNoMore('The Emperor is still talking.');
  });

  it('stops the clock of a window by one tap, on both pages of the window', async () => {
    await emperor.plan.chooseLeader('bashar');
    await emperor.plan.seal();
    await table.answer('harkonnen', 'battle-plan');
    const question = 'The plans are open. Does anyone call a traitor?';
    await emperor.isAsked(question);
    const head = emperor.page.getByText(/^Asked of everyone/);
    const stands = () =>
      placesOf(
        emperor.page.getByRole('heading', { name: question }),
        emperor.page.getByText('Closes for all at the same moment.'),
        emperor.page.getByRole('switch', { name: /^Stop the clock/ }),
        emperor.page.getByRole('button', { name: 'Pass', exact: true }),
      );
    const stood = await stands();
    await emperor.raiseHand();
    await emperor.reads('The Emperor is still talking.');
    expect(await stands(), 'as the strip comes').toEqual(stood);
    expect(await liesOpen(head)).toBe(false);
    await emperor.press('Lower your hand');
    await emperor.readsNoMore('The Emperor is still talking.');
    expect(await stands(), 'as it goes').toEqual(stood);
    await emperor.raiseHand();
    await emperor.reads('The Emperor is still talking.');
    await emperor.press('Show what lies beneath');
    await eventually(() => liesOpen(head));
    await emperor.press('Lay it back');
    await sees(emperor.page.getByRole('button', { name: 'Show what lies beneath' }));
    expect(await stands(), 'laid back').toEqual(stood);
    await pullOut(head);
    await seesNo(emperor.page.getByRole('button', { name: 'Show what lies beneath' }));
    expect(await stands(), 'pulled out').not.toEqual(stood);
    await emperor.press('Lower your hand');
    await emperor.readsNoMore('The Emperor is still talking.');
    await eventually(async () => isDeepStrictEqual(await stands(), stood));
    await emperor.raiseHand();
    await emperor.reads('The Emperor is still talking.');
    await expectLayout(emperor.page);
    await emperor.press('Play');
    await emperor.reads('The plans are open.');
    await emperor.reads(/^The Emperor is led by Bashar\. Harkonnen is led by /);
    await sees(emperor.page.getByRole('switch', { name: /^Stop the clock/, checked: true }));
    await expectLayout(emperor.page);
    await emperor.looksAroundFrom('Do you call a traitor?', 'The plans are open. Does anyone call a traitor?');
  });
});

describe('the order “nothing from me this turn”', () => {
  it('says what it does before a player switches it on, and shows the same window as other phones', async () => {
    const guild = await phone('guild');
    const stone = 'The plans are open. Does anyone call a traitor?';
    const slot = guild.page.getByRole('button', { name: covered('“Nothing from me this turn”') });
    await guild.isAsked(stone);
    await guild.reads('Switch it on to pass without a tap until the phase ends. Nobody can tell.');
    const box = guild.page.locator('[data-cover]', { has: guild.page.getByText('Nothing from me this turn') });
    const pass = guild.page.getByRole('button', { name: 'Pass', exact: true });
    const stands = () => placesOf(pass, box, box.locator('~ p'));
    await pass.scrollIntoViewIfNeeded();
    const stood = await stands();
    await slot.click();
    const off = guild.page.getByRole('switch', { name: 'Nothing from me this turn', checked: false });
    await sees(off);
    expect(await stands(), 'as the sand is lifted').toEqual(stood);
    await off.click();
    const on = guild.page.getByRole('switch', { name: 'Nothing from me this turn', checked: true });
    await sees(on);
    await guild.reads('You pass without a tap. Pass and Play stay for show; playing switches it off.');
    expect(await stands(), 'as it is switched on').toEqual(stood);
    await guild.isAsked(stone);
    await seesNo(guild.page.getByText(ANSWERED));
    await guild.press('Pass');
    await guild.reads(ANSWERED);
    expect(await stands(), 'as the answer is in').toEqual(stood);
    await expectLayout(guild.page);
    await on.click();
    await sees(off);
    await guild.reads(ANSWERED);
  });

  it('changes nothing on the page of a seat that has answered', async () => {
    const guild = await phone('guild');
    await guild.reads(ANSWERED);
    await table.seat('guild', { type: 'SetAutoPass', on: true });
    await guild.lift('“Nothing from me this turn”');
    await sees(guild.page.getByRole('switch', { name: 'Nothing from me this turn', checked: true }));
    await guild.reads(ANSWERED);
    await table.seat('guild', { type: 'SetAutoPass', on: false });
  });

  it('is a switch under a cover, which looks the same on or off', async () => {
    const guild = await phone('guild');
    const cover = guild.page.getByRole('button', { name: covered('“Nothing from me this turn”') });
    const lies = () => cover.locator('..').innerHTML();
    await sees(cover);
    const whileOff = await lies();
    expect(await cover.locator('..').innerText()).toMatch(/^Nothing from me this turn\s+Hold to look, tap to open/);
    await cover.click();
    const under = guild.page.getByRole('switch', { name: 'Nothing from me this turn' });
    await sees(under);
    expect(await under.innerText()).toMatch(/Off$/);
    // The tap opens the switch.
    await guild.page.keyboard.press('Enter');
    await sees(guild.page.getByRole('switch', { name: 'Nothing from me this turn', checked: true }));
    expect(await under.innerText()).toMatch(/On$/);
    await waitIdle(guild.page);
    await sees(cover);
    expect(await lies()).toBe(whileOff);
    await table.seat('guild', { type: 'SetAutoPass', on: false });
  });
});

describe('a traitor call', () => {
  it('needs an open cover: the button first opens it, however it is pressed', async () => {
    // A seat with this order can still call a traitor.
    await table.seat('harkonnen', { type: 'SetAutoPass', on: true });
    const twice = (lift: Locator) => lift.dblclick();
    const keyHeldDown = async (lift: Locator) => {
      const page = lift.page();
      await lift.focus();
      await page.keyboard.down('Enter');
      await page.waitForTimeout(HELD_MS);
      await page.keyboard.down('Enter');
      await page.keyboard.up('Enter');
    };
    for (const [faction, pressed, lies] of [
      ['harkonnen', twice, 'You call Bashar a traitor.'],
      ['guild', keyHeldDown, 'There is nothing you can play here.'],
    ] as const) {
      const caller = await phone(faction);
      await caller.isAsked('The plans are open. Does anyone call a traitor?');
      await caller.press('Play');
      await pressed(caller.page.getByRole('button', { name: 'Show', exact: true }));
      await caller.reads(lies);
      await caller.isAsked('Do you call a traitor?');
      // The page ignores a press that follows too soon.
      const act = caller.page.getByRole('button', { name: 'Call a traitor', exact: true });
      await eventually(async () => {
        await act.click();
        return !(await act.isVisible());
      });
      await caller.isAsked('The plans are open. Does anyone call a traitor?');
      await caller.reads(ANSWERED);
    }
    const late = await phone('guild');
    await late.isAsked('The plans are open. Does anyone call a traitor?');
    await late.press('Play');
    await emperor.press('Lower your hand');
    await late.reads('This question has closed.');
    await late.readsNoMore('This question has closed.');
    await emperor.reads(/Bashar is a traitor/);
  });
});

it('has logged no error on any console', () => {
  expect(house.complaints()).toEqual([]);
});
