import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { speakAsPage } from './kit/speak.ts'
import { onPageError, watchErrors } from './kit/watch-errors.ts'
import { keepAlive } from './layout/keep-alive.ts'

const hydrate = () =>
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter onError={onPageError} />
      </StrictMode>,
    )
  })

watchErrors()
speakAsPage().then(hydrate)
keepAlive()
