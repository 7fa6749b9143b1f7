import type { SignedInAnswer } from '#domain/contract/messages.ts'

/**
 * Answers the extension's question whether somebody is signed in: yes or no, never who. Only our own
 * window is heard, and only scripts at our own origin can read the answer.
 */
export function answerSignIn(isSignedIn: () => boolean): void {
  window.addEventListener('message', ({ source, origin, data }: MessageEvent<unknown>) => {
    if (source !== window || origin !== location.origin) return
    // Our own answer arrives too. The shape is fetched only for what may be a question.
    if (typeof data !== 'object' || data === null || 'signedIn' in data) return
    if (!('action' in data) || data.action !== 'pouch:userIsSignedIn') return
    void import('#domain/contract/messages.ts').then(({ isSignedInQuestion }) => {
      if (!isSignedInQuestion(data)) return
      const answer: SignedInAnswer = { action: data.action, signedIn: isSignedIn() }
      window.postMessage(answer, location.origin)
    })
  })
}
