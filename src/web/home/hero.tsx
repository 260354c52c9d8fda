import { SHOP_PATH } from '#web/kit/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import scene from './scenes/hero.svg?url'

/** Two thirds of the screen: words on ruled paper, and the counter they speak of. */
export function Hero() {
  return (
    <section className="hero">
      <div className="mx-auto flex w-full max-w-page grow flex-col px-4 sm:px-6 lg:flex-row lg:items-center lg:px-8">
        <div className="hero-copy">
          <h1>Your One-Stop Stationery Store</h1>
          <p>Pens that glide and paper that holds the ink.</p>
          <ButtonLink to={SHOP_PATH} look="primary" className="px-6">
            Shop Now
          </ButtonLink>
        </div>
        <img src={scene} alt="" width="1100" height="820" fetchPriority="high" className="hero-scene" />
      </div>
    </section>
  )
}
