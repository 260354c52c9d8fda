import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import type { SeasonView } from './season-view.ts'

/** What the shop tells of today, pinned into the banner. The whole of it is its link. */
export function SeasonNote({ season }: { season: SeasonView }) {
  const { name, heading, button, path, tint, drawing } = season
  return (
    <div className={`season-note ${tint}`}>
      <div>
        <p>{name}</p>
        <h3>{heading}</h3>
        <Link to={path}>
          {button}
          <ArrowRight aria-hidden className="size-5" />
        </Link>
      </div>
      <img src={drawing} alt="" width="400" height="400" loading="lazy" decoding="async" />
    </div>
  )
}
