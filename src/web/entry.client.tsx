import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { loadAllMessages, speakAsPage } from './kit/speak.ts'
import { keepAlive } from './layout/keep-alive.ts'

speakAsPage()

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})

keepAlive()
// By then what is seen first is awake.
setTimeout(loadAllMessages, 1000)
