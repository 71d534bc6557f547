// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {ECDSA} from "@openzeppelin/contracts/utils/cryptography/ECDSA.sol";

/// A contract account controlled by one key (EIP-1271). For local chains only: an owner's signature is valid for all of
/// the owner's accounts. Created without an owner, it is a delegate for ordinary accounts (EIP-7702).
contract SmartAccount {
    struct Call {
        address to;
        uint256 value;
        bytes data;
    }

    error NotTheOwner();

    address private immutable madeFor;

    constructor(address owner_) {
        madeFor = owner_;
    }

    receive() external payable {}

    /// The account itself if created without an owner, since delegated code runs as the ordinary account.
    function owner() public view returns (address) {
        return madeFor == address(0) ? address(this) : madeFor;
    }

    function isValidSignature(bytes32 hash, bytes calldata signature) external view returns (bytes4) {
        (address signer, ECDSA.RecoverError failure, ) = ECDSA.tryRecover(hash, signature);
        return failure == ECDSA.RecoverError.NoError && signer == owner() ? this.isValidSignature.selector : bytes4(0xffffffff);
    }

    /// Executes all calls or none.
    function execute(Call[] calldata calls) external payable {
        if (msg.sender != owner()) revert NotTheOwner();
        for (uint256 i; i < calls.length; ++i) {
            (bool done, bytes memory answer) = calls[i].to.call{value: calls[i].value}(calls[i].data);
            if (done) continue;
            assembly {
                revert(add(answer, 32), mload(answer))
            }
        }
    }
}
