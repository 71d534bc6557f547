import type { feeSpeeds as english } from '#ui/text/en/fee-speeds.ts'

export const feeSpeeds: typeof english = {
  label: 'गति',
  speeds: { slow: 'धीमी', normal: 'सामान्य', fast: 'तेज़' },
  atMost: (amount) => `ज़्यादा से ज़्यादा ${amount}`,
  effects: {
    slow: 'नेटवर्क व्यस्त हुआ तो इंतज़ार करना पड़ सकता है।',
    normal: 'नेटवर्क व्यस्त होने की गुंजाइश रखता है।',
    fast: 'नेटवर्क व्यस्त होने की सबसे ज़्यादा गुंजाइश रखता है।',
    fastAhead: 'हाल के ज़्यादातर ट्रांज़ैक्शन से ज़्यादा देता है।'
  },
  suggestedForMax: 'शुल्क यह पेज सुझाता है। आपका वॉलेट उसे बदल सकता है। आप सब कुछ भेज रहे हैं, इसलिए राशि शुल्क के हिसाब से तय होती है।',
  suggested: 'शुल्क यह पेज सुझाता है। आपका वॉलेट उसे बदल सकता है।'
}
