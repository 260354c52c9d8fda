import { type PointerEvent, useState } from 'react'
import { columnAt, scaleFor, shortRupees } from './chart-scale.ts'
import { Area, Bars, GridLines } from './chart-shapes.tsx'

type Point = {
  key: string
  value: number
  /** Short, below the chart. */
  label: string
  /** In full, when it is looked at. */
  title: string
  text: string
}

type Props = { label: string; points: readonly Point[] }

/** More columns than this are too narrow for bars. */
const MOST_BARS = 31
const MOST_LABELS = 7

/**
 * Amounts over days. One looks at a day by pointing at it or, with the keyboard, by the arrow keys of the slider that
 * lies over the chart; a screen reader hears the same words.
 */
export function DayChart({ label, points }: Props) {
  const [active, setActive] = useState<number>()
  const lines = scaleFor(Math.max(...points.map(({ value }) => value)))
  const top = lines.at(-1) ?? 1
  const shares = points.map(({ value }) => value / top)
  const shown = active === undefined ? undefined : points[active]

  function point({ clientX, currentTarget }: PointerEvent) {
    const { left, width } = currentTarget.getBoundingClientRect()
    setActive(columnAt((clientX - left) / width, points.length))
  }

  return (
    <div className="grid grid-cols-[auto_1fr] gap-x-2">
      <Axis lines={lines} top={top} />
      <div
        className="relative h-56 touch-pan-y rounded-field has-focus-visible:outline-2 has-focus-visible:outline-brand has-focus-visible:outline-offset-4 sm:h-64 lg:h-80"
        onPointerMove={point}
        onPointerDown={point}
        onPointerLeave={() => setActive(undefined)}
      >
        <svg aria-hidden className="absolute inset-0 size-full overflow-visible">
          <GridLines shares={lines.map((line) => line / top)} />
          {points.length > MOST_BARS ? (
            <Area shares={shares} active={active} />
          ) : (
            <Bars shares={shares} active={active} />
          )}
        </svg>
        <input
          type="range"
          aria-label={label}
          min={0}
          max={points.length - 1}
          value={active ?? points.length - 1}
          aria-valuetext={describe(points[active ?? points.length - 1])}
          onChange={({ target }) => setActive(Number(target.value))}
          onFocus={() => setActive((before) => before ?? points.length - 1)}
          onBlur={() => setActive(undefined)}
          className="pointer-events-none absolute inset-0 size-full opacity-0"
        />
        {shown && active !== undefined && (
          <Hint point={shown} at={(active + 0.5) / points.length} height={shown.value / top} />
        )}
      </div>
      <Labels points={points} />
    </div>
  )
}

const describe = (point: Point | undefined) => point && `${point.title}: ${point.text}`

function Axis({ lines, top }: { lines: readonly number[]; top: number }) {
  return (
    <div aria-hidden className="relative w-11 text-fine text-ink-soft tabular-nums">
      {lines.map((line) => (
        <span key={line} style={{ bottom: `${(line / top) * 100}%` }} className="absolute right-0 translate-y-1/2">
          {shortRupees(line)}
        </span>
      ))}
    </div>
  )
}

/** So few that they never run into each other; today always has one. */
function Labels({ points }: { points: readonly Point[] }) {
  const every = Math.ceil(points.length / MOST_LABELS)
  return (
    <div aria-hidden className="relative col-start-2 mt-2 flex h-5 text-fine text-ink-soft">
      {points.map(({ key, label }, place) => {
        const fromEnd = points.length - 1 - place
        const isSpare = (fromEnd / every) % 2 === 1
        // Where columns are narrow the last label would stick out.
        const lean = fromEnd === 0 && every > 1 ? 'right-0' : 'left-1/2 -translate-x-1/2'
        return (
          <span key={key} className={`relative flex-1 ${isSpare ? 'max-sm:invisible' : ''}`}>
            {fromEnd % every === 0 && <span className={`absolute whitespace-nowrap ${lean}`}>{label}</span>}
          </span>
        )
      })}
    </div>
  )
}

/** Above its column; near an edge it leans inwards. */
function Hint({ point, at, height }: { point: Point; at: number; height: number }) {
  const place = {
    left: `${at * 100}%`,
    bottom: `calc(${height * 100}% + 0.5rem)`,
    transform: `translateX(${-at * 100}%)`,
  }
  return (
    <div
      aria-hidden
      style={place}
      className="pointer-events-none absolute z-10 whitespace-nowrap rounded-field bg-ink px-3 py-2 text-paper text-small shadow-float"
    >
      <span className="block text-fine opacity-80">{point.title}</span>
      <span className="font-semibold tabular-nums">{point.text}</span>
    </div>
  )
}
