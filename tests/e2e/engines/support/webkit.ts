import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Builder, By, Capabilities, until } from 'selenium-webdriver'
import { freePort } from '#tests/support/free-port.ts'
import { timeout, type Engine } from './engine.ts'
import { startListeningProxy } from './listening-proxy.ts'

interface Programs {
  readonly driver: string
  readonly display: string
  readonly bus: string
  readonly browser: string
}

/** Starts a display in memory and returns its name. */
const startDisplay = async (program: string) => {
  const display = spawn(program, ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const [number] = (await once(display.stdio[3] ?? display, 'data')) as [Buffer]
  return { name: `:${String(number).trim()}`, stop: () => display.kill() }
}

/** Without these its toolbar keeps the window wider than a phone. */
const narrowToolbar = '* { min-width: 0; min-height: 0; margin: 0; border: 0; padding: 0; font-size: 1px }'

const untilListening = async (address: string) => {
  const isListening = () =>
    fetch(address).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await isListening())) await pause(50)
}

/** Drives WebKitGTK, the engine of Safari, by WebDriver on a display in memory. */
export const launchWebkit = async ({ driver, display, bus, browser }: Programs): Promise<Engine> => {
  const folder = await mkdtemp(join(tmpdir(), 'webkit-'))
  const screen = await startDisplay(display)
  const port = await freePort()
  await mkdir(join(folder, 'gtk-3.0'))
  await writeFile(join(folder, 'gtk-3.0', 'gtk.css'), narrowToolbar)
  const proxy = await startListeningProxy()
  // In a group of its own, which ends whole.
  const server = spawn(bus, ['--', driver, `--port=${port}`], {
    stdio: 'ignore',
    detached: true,
    env: { ...process.env, DISPLAY: screen.name, GDK_BACKEND: 'x11', XDG_CONFIG_HOME: folder },
  })
  await untilListening(`http://127.0.0.1:${port}/status`)
  const session = await new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities(
      new Capabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
      }),
    )
    .build()
  const at = (selector: string) => session.wait(until.elementLocated(By.css(selector)), timeout, selector)
  const seen = async (selector: string) => {
    const element = await session.wait(until.elementIsVisible(await at(selector)), timeout, selector)
    // The driver would click while the page still scrolls, which it does smoothly.
    await session.executeScript((shown: Element) => {
      shown.scrollIntoView({ block: 'center', behavior: 'instant' })
    }, element)
    return element
  }
  return {
    open: (address) => session.get(proxy.addressOf(address)),
    resize: async (width, height) => {
      await session.manage().window().setRect({ x: 0, y: 0, width, height })
    },
    run: (code) => session.executeScript(code),
    see: async (selector) => {
      await seen(selector)
    },
    click: async (selector) => (await seen(selector)).click(),
    type: async (selector, text) => (await seen(selector)).sendKeys(text),
    choose: async (selector, value) => {
      const options = await (await at(selector)).findElements(By.css('option'))
      for (const option of options) if ((await option.getAttribute('value')) === value) await option.click()
    },
    upload: async (selector, file) => (await at(selector)).sendKeys(file),
    messages: async () => proxy.messages,
    close: async () => {
      await session.quit()
      if (server.pid !== undefined) process.kill(-server.pid)
      screen.stop()
      proxy.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
