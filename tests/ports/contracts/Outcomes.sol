// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

/// Ends in every way that a call can end.
contract Outcomes {
    struct Detail {
        address account;
        uint8[] codes;
    }

    enum Side {
        Left,
        Right
    }

    error Poor(address account, uint256 needed, int24 tick);
    error Refused(Detail detail, string[] words);
    error Bare();
    error OffchainLookup(address sender, string[] urls, bytes callData, bytes4 callbackFunction, bytes extraData);

    uint256[] private empty;

    function reason(string memory message) external pure returns (uint256) {
        revert(message);
    }

    function poor(address account, uint256 needed, int24 tick) external pure returns (uint256) {
        revert Poor(account, needed, tick);
    }

    function refused(Detail memory detail, string[] memory words) external pure returns (uint256) {
        revert Refused(detail, words);
    }

    function bare() external pure returns (uint256) {
        revert Bare();
    }

    function silent() external pure returns (uint256) {
        revert();
    }

    function unexplained(bool isFine) external pure returns (uint256) {
        require(isFine);
        return 1;
    }

    function assertion(bool isFine) external pure returns (uint256) {
        assert(isFine);
        return 1;
    }

    function overflow(uint8 value) external pure returns (uint8) {
        return value + 1;
    }

    function division(uint256 by) external pure returns (uint256) {
        return 1 / by;
    }

    function side(uint256 value) external pure returns (Side) {
        return Side(value);
    }

    function entry(uint256 index) external pure returns (uint256) {
        uint256[2] memory two;
        return two[index];
    }

    function pop() external returns (uint256) {
        empty.pop();
        return 1;
    }

    function allocate(uint256 size) external pure returns (uint256) {
        return new uint256[](size).length;
    }

    function endless() external pure returns (uint256 count) {
        while (true) {
            unchecked {
                ++count;
            }
        }
    }

    function invalid() external pure returns (uint256) {
        assembly {
            invalid()
        }
    }

    function lookup(string memory url) external view returns (uint256) {
        string[] memory urls = new string[](1);
        urls[0] = url;
        revert OffchainLookup(address(this), urls, hex"1234", this.lookup.selector, hex"5678");
    }

    /// Returns these bytes as they are.
    function raw(bytes calldata data) external pure {
        assembly {
            calldatacopy(0, data.offset, data.length)
            return(0, data.length)
        }
    }

    /// Reverts with these bytes as they are.
    function rawRevert(bytes calldata data) external pure {
        assembly {
            calldatacopy(0, data.offset, data.length)
            revert(0, data.length)
        }
    }
}

/// Accepts any call and returns nothing.
contract Mute {
    fallback() external payable {}
}

/// Accepts any call and returns 7.
contract Seven {
    fallback() external payable {
        assembly {
            mstore(0, 7)
            return(0, 32)
        }
    }
}
