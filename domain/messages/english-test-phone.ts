/** The phone of the development server. Part of no build. */
export const englishTestPhone = {
  use: 'Use the test phone',
  asked: 'The test phone has the code.',
  failed: (reason: string) => `The test phone did not take the code: ${reason}`
}
