type Shape = {
  /** How high each column is: from 0 to 1. */
  shares: readonly number[]
  active: number | undefined
}

const percent = (share: number) => `${share * 100}%`

export function GridLines({ shares }: { shares: readonly number[] }) {
  return shares.map((share) => (
    <line
      key={share}
      x1="0"
      x2="100%"
      y1={percent(1 - share)}
      y2={percent(1 - share)}
      className={share === 0 ? 'stroke-edge' : 'stroke-line'}
    />
  ))
}

/** In percent of the drawing, so that corners stay round whatever its width. */
export function Bars({ shares, active }: Shape) {
  const column = 1 / shares.length
  const left = (place: number) => percent((place + 0.14) * column)
  return shares.map((share, place) => (
    <rect
      key={left(place)}
      x={left(place)}
      width={percent(column * 0.72)}
      y={percent(1 - share)}
      height={percent(share)}
      rx="3"
      className={`transition-[fill,opacity] ${place === active ? 'fill-marigold' : 'fill-brand'} ${active === undefined || place === active ? '' : 'opacity-60'}`}
    />
  ))
}

/** Drawn in a square of 100 that is stretched; its line keeps its width. */
export function Area({ shares, active }: Shape) {
  const column = 100 / shares.length
  const places = shares.map((share, place) => `${(place + 0.5) * column},${(1 - share) * 100}`)
  const line = `M${places.join('L')}`
  const shown = active === undefined ? undefined : shares[active]
  return (
    <>
      <svg aria-hidden viewBox="0 0 100 100" preserveAspectRatio="none" className="overflow-visible">
        <path d={`${line}V100H${column / 2}Z`} className="fill-brand opacity-15" />
        <path
          d={line}
          vectorEffect="non-scaling-stroke"
          strokeLinejoin="round"
          className="fill-none stroke-2 stroke-brand"
        />
      </svg>
      {active !== undefined && shown !== undefined && (
        <>
          <line
            x1={`${(active + 0.5) * column}%`}
            x2={`${(active + 0.5) * column}%`}
            y1="0"
            y2="100%"
            className="stroke-edge"
          />
          <circle
            cx={`${(active + 0.5) * column}%`}
            cy={percent(1 - shown)}
            r="5"
            className="fill-marigold stroke-2 stroke-sheet"
          />
        </>
      )}
    </>
  )
}
