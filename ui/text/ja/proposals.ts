import type { proposals as english } from '#ui/text/en/proposals.ts'

export const proposals: typeof english = {
  statuses: {
    pending: 'Safeに提案されました。必要な数のオーナーが同意するまで、何も送信されません。',
    failed: '何も送信されませんでした。Safeで拒否されたか、置き換えられたか、削除されました。'
  },
  sent: 'Safeに提案されました。「トランザクション」に表示され、必要な数のオーナーが同意すると送信されます。',
  unsaved: 'Safeに提案されましたが、ブラウザに保存できませんでした。このページを閉じた後は、Safeでご確認ください。',
  late: (asked) => `その後、Safeに提案されました：${asked}。「トランザクション」でご確認ください。`,
  attempt:
    '提案された可能性があります。提案されたかどうか、Safeの確認は得られていません。やり直す前にSafeのキューをご確認ください。',
  owners: 'Safeのほかのオーナーの署名も必要な場合があります。このページは最長8分間待ちます。'
}
