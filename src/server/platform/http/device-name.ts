import { msg, t } from '#contract/platform/t.ts'

/** Looked for in this order: many browsers also carry the names of others. */
const BROWSERS: [RegExp, string][] = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]
const SYSTEMS: [RegExp, string][] = [
  [/Android/, 'Android'],
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'ChromeOS'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/Linux/, 'Linux'],
]

const UNKNOWN = msg('Unknown device')

const nameIn = (agent: string, names: [RegExp, string][]) => names.find(([sign]) => sign.test(agent))?.[1]

/** What a person calls the device that sent this User-Agent. */
export function deviceName(agent: string): string {
  const browser = nameIn(agent, BROWSERS)
  const system = nameIn(agent, SYSTEMS)
  if (browser && system) return `${browser} on ${system}`
  return browser ?? system ?? UNKNOWN
}

/** Such a name, for whoever is spoken to. */
export function spokenDevice(name: string): string {
  const [browser = '', system] = name.split(' on ')
  return system ? t('{browser} on {system}', { browser, system }) : t(name)
}
