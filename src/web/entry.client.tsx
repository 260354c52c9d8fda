import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { speakAsPage } from './kit/speak.ts'
import { keepAlive } from './layout/keep-alive.ts'

const hydrate = () =>
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    )
  })

speakAsPage().then(hydrate)
keepAlive()
