/**
 * A Chromium for the browser tests. On Linux x64 it comes with npm; elsewhere an installed Chrome, Chromium or Edge is
 * used. `CHROME_PATH` overrides both. If no browser is found, the tests fail with a message that says so.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium as playwright, type Browser, type BrowserServer } from 'playwright-core';

interface Executable {
  readonly path: string;
  readonly args: readonly string[];
}

export async function launchBrowser(): Promise<Browser> {
  return playwright.launch(await launchOptions());
}

/** Starts a browser that several processes connect to. */
export async function launchBrowserServer(): Promise<BrowserServer> {
  return playwright.launchServer(await launchOptions());
}

async function launchOptions() {
  const { path, args } = await findBrowser();
  return { executablePath: path, args: [...args], headless: true };
}

async function findBrowser(): Promise<Executable> {
  const executable = installedByChoice() ?? (await packagedWithNpm()) ?? installedOnSystem();
  if (executable !== null) return executable;
  throw new Error(
    'No browser found, so the browser tests cannot run. Install Chrome, Chromium or Edge, or set CHROME_PATH.',
  );
}

function installedByChoice(): Executable | null {
  const path = process.env['CHROME_PATH'];
  if (path === undefined || path === '') return null;
  if (!existsSync(path)) throw new Error(`CHROME_PATH names no file: ${path}`);
  return { path, args: sandboxArgs() };
}

/** The flags that the package adds for its own environment: a single process, and no isolation between pages. */
const ONE_PROCESS = ['--single-process', '--in-process-gpu', '--no-zygote', '--disable-web-security'];

async function packagedWithNpm(): Promise<Executable | null> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return null;
  // These variables make the package unpack its own NSS libraries. Minimal systems and containers lack them.
  process.env['AWS_LAMBDA_JS_RUNTIME'] ??= 'nodejs22.x';
  process.env['AWS_EXECUTION_ENV'] ??= 'AWS_Lambda_nodejs22.x';
  const { default: chromium } = await import('@sparticuz/chromium');
  // Software rendering of a graphics card costs several times as much time as drawing without a graphics card.
  chromium.setGraphicsMode = false;
  // In the single process that the package starts, all contexts share one storage, so three phones would be one device.
  const args = chromium.args.filter((arg) => !ONE_PROCESS.includes(arg));
  return { path: await chromium.executablePath(), args };
}

function installedOnSystem(): Executable | null {
  const path = wellKnownPaths().find((candidate) => existsSync(candidate));
  return path === undefined ? null : { path, args: sandboxArgs() };
}

function wellKnownPaths(): readonly string[] {
  if (process.platform === 'win32') return WINDOWS_FOLDERS.flatMap(windowsPaths);
  return process.platform === 'darwin' ? MAC_PATHS : LINUX_PATHS;
}

const MAC_PATHS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
];

const LINUX_PATHS = [
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/snap/bin/chromium',
  '/usr/bin/microsoft-edge',
];

const WINDOWS_FOLDERS = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'];

function windowsPaths(folder: string): readonly string[] {
  const base = process.env[folder];
  if (base === undefined) return [];
  return [
    join(base, 'Google', 'Chrome', 'Application', 'chrome.exe'),
    join(base, 'Microsoft', 'Edge', 'Application', 'msedge.exe'),
  ];
}

/** Chromium refuses to run as root inside its sandbox, and containers run it as root. */
function sandboxArgs(): readonly string[] {
  return process.getuid?.() === 0 ? ['--no-sandbox'] : [];
}
