import { NewsletterBox } from '#web/newsletter/newsletter-box.tsx'
import { ExploreBanner } from './explore-banner.tsx'

/** Below the products of a category. */
export default function CategoryEnd() {
  return (
    <div className="grid gap-6">
      <ExploreBanner />
      <NewsletterBox />
    </div>
  )
}
