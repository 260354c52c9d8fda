/** As much of Playwright's report as is read here. */
type Suite = {
  suites?: Suite[]
  specs?: { title: string; tests: { results: { errors: { message?: string }[] }[] }[] }[]
}
export type Report = { suites: Suite[]; errors: { message?: string }[] }

/** Colours of a terminal. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: that is what they begin with
const COLOURS = /\u001b\[\d+m/g

/** A sentence each: the title of the check, and what was found instead. */
const sentence = (message = '') => message.replace(COLOURS, '').split('\n').filter(Boolean).slice(0, 12).join(' ')

export const violationsIn = ({ suites, errors }: Report): string[] => [
  ...errors.map(({ message }) => sentence(message)),
  ...suites.flatMap(ofSuite),
]

const ofSuite = ({ suites = [], specs = [] }: Suite): string[] => [
  ...suites.flatMap(ofSuite),
  ...specs.flatMap(({ title, tests }) =>
    tests.flatMap(({ results }) =>
      results.flatMap(({ errors }) => errors.map(({ message }) => `${title}: ${sentence(message)}`)),
    ),
  ),
]
