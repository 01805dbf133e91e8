/** Places two photographs on one background: the shared screen and a phone. */
import { join } from 'node:path';
import { PICTURES, type Studio } from './studio.ts';

const GROUND = { width: 1600, height: 700 };

export async function layWide(studio: Studio, screen: Buffer, phone: Buffer): Promise<void> {
  const ground = await studio.browser.newPage({ viewport: GROUND });
  await ground.setContent(`
    <style>
      body { margin: 0; height: 100vh; background: #0d0906; display: flex; gap: 56px; align-items: center; justify-content: center; }
      img { display: block; box-sizing: border-box; border: 1px solid #3a2e26; }
      .screen { height: 600px; }
      .phone { height: 660px; border-radius: 24px; }
    </style>
    <img class="screen" src="data:image/png;base64,${screen.toString('base64')}">
    <img class="phone" src="data:image/png;base64,${phone.toString('base64')}">`);
  await ground.waitForFunction(() => [...document.images].every((image) => image.complete));
  await ground.screenshot({ path: join(PICTURES, 'wide.png') });
  await ground.close();
}
