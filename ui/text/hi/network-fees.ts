import type { networkFees as english } from '#ui/text/en/network-fees.ts'

export const networkFees: typeof english = {
  label: 'नेटवर्क शुल्क',
  atMost: 'नेटवर्क शुल्क, ज़्यादा से ज़्यादा',
  total: 'कुल',
  totalAtMost: 'कुल, ज़्यादा से ज़्यादा',
  withFee: (amount) => `${amount} और नेटवर्क शुल्क`,
  together: (amount, fee) => `${amount} और ${fee}`,
  inWallet: 'यहाँ पता नहीं। वहाँ पुष्टि करने से पहले आपका वॉलेट इसे दिखाएगा।',
  firstStep: (fee) =>
    `अगर आपका वॉलेट चरणों को एक-एक करके भेजता है, तो पहले चरण के लिए ज़्यादा से ज़्यादा ${fee}। वहाँ पुष्टि करने से पहले वह हर शुल्क दिखाएगा।`
}
