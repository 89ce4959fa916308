import { Founder } from './Founder.tsx';
import { JoinHero } from './JoinHero.tsx';
import { NetworkBenefits } from './NetworkBenefits.tsx';
import { NetworkQuestions } from './NetworkQuestions.tsx';
import { WhatIsTheNetwork } from './WhatIsTheNetwork.tsx';
import { WhyJoin } from './WhyJoin.tsx';

export function AboutTheNetwork() {
  return (
    <>
      <JoinHero />
      <WhatIsTheNetwork />
      <WhyJoin />
      <NetworkBenefits />
      <NetworkQuestions />
      <Founder />
    </>
  );
}
