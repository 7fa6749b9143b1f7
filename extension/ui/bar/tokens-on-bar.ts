/**
 * The brand's tokens for the bar. Inside a shadow root `:root` matches nothing, so they are set on
 * the bar itself, where no rule of the page can reach them.
 */
export function tokensOnBar(tokens: string): string {
  return tokens.replaceAll(':root', '.bar')
}
