import { SCREENS, type Screen } from './screens.ts'
import { STATES, type State } from './states.ts'

/** A part of all there is to be looked at, for going on with what was stopped and for looking at something again. */
export type Slice = {
  /** Areas or screens; a screen's name stands for its variations too. */
  only: readonly string[]
  states: readonly string[]
  /** The screen to begin with. */
  from: string | undefined
  pictures: boolean
  /** After this moment nothing more is opened. */
  until: number
}

export type Combination = { screen: Screen; state: State; title: string }

/** Screen by screen, each in all of its states. */
export const COMBINATIONS: readonly Combination[] = SCREENS.flatMap((screen) =>
  STATES.filter(({ isOf }) => isOf?.(screen) ?? true).map((state) => ({
    screen,
    state,
    title: `${screen.area} · ${screen.name} · ${state.name}`,
  })),
)

/** Playwright's workers are told by the environment. */
export const keepSlice = (slice: Slice) => ({ SCREENS_SLICE: JSON.stringify(slice) })
export const keptSlice = () => JSON.parse(process.env.SCREENS_SLICE ?? 'null') as Slice

const isNamed = ({ area, name }: Screen, wanted: string) =>
  area === wanted || name === wanted || name.startsWith(`${wanted},`)

export function combinationsOf({ only, states, from }: Slice): readonly Combination[] {
  const start = from === undefined ? 0 : COMBINATIONS.findIndex(({ screen }) => isNamed(screen, from))
  const found = COMBINATIONS.slice(start).filter(
    ({ screen, state }) =>
      (only.length === 0 || only.some((wanted) => isNamed(screen, wanted))) &&
      (states.length === 0 || states.includes(state.name)),
  )
  if (start < 0 || found.length === 0) throw new Error('No screen is called that: tests/screens/screens.ts names them.')
  return found
}

export const isWhole = ({ only, states, from }: Slice) => only.length + states.length === 0 && from === undefined
